import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';

import { Config } from '../../platform/config/config.ts';
import { Database } from '../../platform/database/database.ts';
import { Outbox } from '../../platform/events/outbox.ts';
import { Loop } from '../../platform/queue/loop.ts';
import { MessagesPosted } from './messages.events.ts';

const BATCH = 200;

interface Announceable {
  id: string;
  house_id: string;
  announced_seq: number;
  last_seq: number;
}

/**
 * Turns what was sent since the last turn into one event a conversation. The mark that there is something to announce
 * is set by the statement that stores a message, so nothing is lost with Redis or with a process; and a burst of
 * messages costs one event, not one each.
 */
@Injectable()
export class Announcer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly loop: Loop;

  constructor(
    config: Config,
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {
    this.loop = new Loop('announcer', config.env.CHAT_ANNOUNCE_MS, () => this.announce());
  }

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.loop.stop();
  }

  /** @returns how many conversations were announced */
  async announce(): Promise<number> {
    return this.database.transaction(async () => {
      const conversations = await this.database.query<Announceable>(
        `UPDATE conversations c SET announce_pending = false, announced_seq = c.last_seq
           FROM (SELECT id, announced_seq FROM conversations WHERE announce_pending
                  ORDER BY id LIMIT ${String(BATCH)} FOR UPDATE SKIP LOCKED) before
          WHERE c.id = before.id
          RETURNING c.id, c.house_id, before.announced_seq, c.last_seq`,
      );
      for (const { id, house_id, announced_seq, last_seq } of conversations) {
        await this.outbox.append(MessagesPosted, {
          conversation_id: id,
          house_id,
          from_seq: announced_seq + 1,
          to_seq: last_seq,
        });
      }
      return conversations.length;
    });
  }
}
