import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';

import { Config } from '#kernel/config/config.ts';
import { Database, type Statement } from '#kernel/database/database.ts';
import { OUTBOX_CHANNEL } from '#kernel/events/outbox.ts';
import { PollingLoop } from '#kernel/jobs/polling-loop.ts';
import { MessagesPosted } from './messages.events.ts';

const BATCH = 200;

/**
 * Runs as one statement, and so one round trip, because senders wait while the conversations are locked. The event's
 * schema validates its payload like any other. The pause varies, since otherwise conversations that began together
 * would always be announced together, and their work would come in bursts.
 */
const ANNOUNCE: Statement = {
  name: 'messages-announce',
  text: `
    WITH announced AS (
      UPDATE conversations c SET announce_pending = false, announced_seq = c.last_seq, announced_at = now()
        FROM (SELECT id, announced_seq FROM conversations
               WHERE announce_pending AND announced_at <= now() - make_interval(secs => $1 * (1 + random()))
               ORDER BY id LIMIT ${String(BATCH)} FOR NO KEY UPDATE SKIP LOCKED) before
       WHERE c.id = before.id
      RETURNING c.id, c.house_id, before.announced_seq, c.last_seq
    ), stored AS (
      INSERT INTO outbox (type, payload)
      SELECT '${MessagesPosted.type}', jsonb_build_object(
               'conversation_id', id, 'house_id', house_id, 'from_seq', announced_seq + 1, 'to_seq', last_seq)
        FROM announced RETURNING id
    )
    SELECT count(*)::int AS announced, pg_notify('${OUTBOX_CHANNEL}', '') FROM stored HAVING count(*) > 0`,
};

/**
 * Turns the messages since the last run into one event per conversation. The statement that stores a message also sets
 * the mark that there is something to announce, so nothing is lost with Redis or a process. A burst of messages costs
 * one event instead of many, and every event is work for four handlers.
 */
@Injectable()
export class Announcer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop: PollingLoop;

  constructor(
    private readonly config: Config,
    private readonly database: Database,
  ) {
    this.loop = new PollingLoop('announcer', config.env.CHAT_ANNOUNCE_MS, () => this.announce());
  }

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
  }

  /**
   * @param pauseMs minimum wait between two announcements of a conversation; the actual wait is up to twice as long
   * @returns how many conversations were announced
   */
  async announce(pauseMs = this.config.env.CHAT_ANNOUNCE_PAUSE_MS): Promise<number> {
    const [row] = await this.database.statement<{ announced: number }>(ANNOUNCE, [pauseMs / 1_000]);
    return row?.announced ?? 0;
  }
}
