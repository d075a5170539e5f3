import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Config } from '#kernel/config/config.ts';
import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { Presence } from '#kernel/realtime/presence.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { ConversationRead, MessagesMissed, MessagesPosted, UnreadForLong } from './messages.events.ts';
import { isMuted } from './mute.ts';
import { ReadsRepository, unreadKey } from './reads.repository.ts';
import { UnreadService } from './unread.service.ts';

const NOTIFY = { queue: 'notification', effect: 'transaction' } as const;

/**
 * Finds members who have been away too long. They get one e-mail per absence, and none after it until they have read
 * again.
 */
@Injectable()
export class UnreadAlerts {
  constructor(
    private readonly config: Config,
    private readonly reads: ReadsRepository,
    private readonly unread: UnreadService,
    private readonly presence: Presence,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  @EventHandler(MessagesPosted, { id: 'schedule-unread-alerts', ...NOTIFY })
  async schedule({ conversation_id }: EventOf<typeof MessagesPosted>): Promise<void> {
    const members = await this.unread.listMembers(conversation_id);
    const waiting = members.filter(
      ({ unread, mailed, muted_until: until }) => unread > 0 && !mailed && !isMuted(until, this.clock.now()),
    );
    await this.startClock(conversation_id, ...waiting.map(({ account_id }) => account_id));
  }

  @EventHandler(UnreadForLong, { id: 'look-who-missed-messages', ...NOTIFY })
  async check({ conversation_id, account_id }: EventOf<typeof UnreadForLong>): Promise<void> {
    const members = await this.unread.listMembers(conversation_id);
    const member = members.find((one) => one.account_id === account_id);
    if (!member) return;
    const { unread, last_read_seq, last_seq } = member;
    if (unread === 0) {
      // The member read while this was running, and found no scheduled event whose removal would have told the alerts.
      await this.outbox.append(ConversationRead, { conversation_id, account_id, last_read_seq });
      return;
    }
    // Muted in the meantime: only a message after that starts the clock again.
    if (isMuted(member.muted_until, this.clock.now())) return;
    if ((await this.presence.online([account_id])).has(account_id)) {
      // The member is online on another page and sees the badge. Check again later in case they leave.
      await this.startClock(conversation_id, account_id);
    } else {
      await this.reads.markMailed(conversation_id, account_id, last_seq);
      await this.outbox.append(MessagesMissed, { conversation_id, account_id, to_seq: last_seq });
    }
  }

  private startClock(conversationId: string, ...accountIds: string[]): Promise<void> {
    const at = new Date(this.clock.now().getTime() + this.config.env.CHAT_EMAIL_DELAY_SECONDS * 1_000);
    const coming = accountIds.map((accountId) => ({
      key: unreadKey(conversationId, accountId),
      at,
      payload: { conversation_id: conversationId, account_id: accountId },
    }));
    return this.scheduledEvents.scheduleIfNew(UnreadForLong, ...coming);
  }
}
