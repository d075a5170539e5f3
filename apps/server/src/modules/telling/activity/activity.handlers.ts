import { Injectable } from '@nestjs/common';

import { Database } from '../../../platform/database/database.ts';
import type { EventOf } from '../../../platform/events/define-event.ts';
import { OnEvent } from '../../../platform/events/on-event.ts';
import {
  AccountInvited,
  EmailVerified,
  PasswordChanged,
  ResetRequested,
  SignedIn,
  TermsAccepted,
} from '../../identity/accounts/index.ts';
import { ConversationEmailed, MessagesMissed, MessagesPosted } from '../../living/messages/index.ts';
import { NeatkeeperAssigned } from '../../home/neatkeepers/index.ts';
import { TenancyEnded, TenancyStarted } from '../../home/roomies/index.ts';
import { ActivityRecorder } from './activity-recorder.ts';

const QUEUE = { queue: 'notification', effect: 'transaction' } as const;

/** One redacted line an event: who did what kind of thing where, never what was written. */
@Injectable()
export class ActivityHandlers {
  constructor(
    private readonly recorder: ActivityRecorder,
    private readonly database: Database,
  ) {}

  @OnEvent(SignedIn, { id: 'record-signed-in', ...QUEUE })
  signedIn(event: EventOf<typeof SignedIn>): Promise<void> {
    return this.recorder.record(event, { kind: SignedIn.type, actorId: event.account_id, summary: 'signed in' });
  }

  @OnEvent(AccountInvited, { id: 'record-account-invited', ...QUEUE })
  invited(event: EventOf<typeof AccountInvited>): Promise<void> {
    const summary = `invited a ${event.account_type}`;
    return this.recorder.record(event, { kind: AccountInvited.type, actorId: event.invited_by, summary });
  }

  @OnEvent(ResetRequested, { id: 'record-reset-requested', ...QUEUE })
  resetRequested(event: EventOf<typeof ResetRequested>): Promise<void> {
    const summary = 'asked for a reset link';
    return this.recorder.record(event, { kind: ResetRequested.type, actorId: event.account_id, summary });
  }

  @OnEvent(PasswordChanged, { id: 'record-password-changed', ...QUEUE })
  passwordChanged(event: EventOf<typeof PasswordChanged>): Promise<void> {
    const summary = 'changed their password';
    return this.recorder.record(event, { kind: PasswordChanged.type, actorId: event.account_id, summary });
  }

  @OnEvent(EmailVerified, { id: 'record-email-verified', ...QUEUE })
  emailVerified(event: EventOf<typeof EmailVerified>): Promise<void> {
    const summary = 'confirmed their e-mail address';
    return this.recorder.record(event, { kind: EmailVerified.type, actorId: event.account_id, summary });
  }

  @OnEvent(TermsAccepted, { id: 'record-terms-accepted', ...QUEUE })
  termsAccepted(event: EventOf<typeof TermsAccepted>): Promise<void> {
    const summary = `accepted the terms of ${event.version}`;
    return this.recorder.record(event, { kind: TermsAccepted.type, actorId: event.account_id, summary });
  }

  @OnEvent(TenancyStarted, { id: 'record-tenancy-started', ...QUEUE })
  tenancyStarted(event: EventOf<typeof TenancyStarted>): Promise<void> {
    const line = { kind: TenancyStarted.type, actorId: event.roomie_id, summary: 'moved into' };
    return this.recorder.recordAtHouse(event, event.house_id, line);
  }

  @OnEvent(TenancyEnded, { id: 'record-tenancy-ended', ...QUEUE })
  tenancyEnded(event: EventOf<typeof TenancyEnded>): Promise<void> {
    const line = { kind: TenancyEnded.type, actorId: event.roomie_id, summary: 'moved out of' };
    return this.recorder.recordAtHouse(event, event.house_id, line);
  }

  @OnEvent(NeatkeeperAssigned, { id: 'record-neatkeeper-assigned', ...QUEUE })
  neatkeeperAssigned(event: EventOf<typeof NeatkeeperAssigned>): Promise<void> {
    const line = { kind: NeatkeeperAssigned.type, actorId: event.neatkeeper_id, summary: 'now keeps' };
    return this.recorder.recordAtHouse(event, event.house_id, line);
  }

  @OnEvent(MessagesPosted, { id: 'record-messages-posted', ...QUEUE })
  async messagesPosted(event: EventOf<typeof MessagesPosted>): Promise<void> {
    const count = event.to_seq - event.from_seq + 1;
    const [first] = await this.database.query<{ sender_id: string; senders: number }>(
      `SELECT (array_agg(sender_id ORDER BY seq DESC))[1] AS sender_id, count(DISTINCT sender_id)::int AS senders
         FROM messages WHERE conversation_id = $1 AND seq BETWEEN $2 AND $3`,
      [event.conversation_id, event.from_seq, event.to_seq],
    );
    const others = first && first.senders > 1 ? ` (with ${String(first.senders - 1)} more)` : '';
    const summary = `wrote ${count === 1 ? 'a message' : `${String(count)} messages`}${others} in`;
    const line = { kind: MessagesPosted.type, ...(first ? { actorId: first.sender_id } : {}), summary };
    return this.recorder.recordAtHouse(event, event.house_id, line);
  }

  @OnEvent(MessagesMissed, { id: 'record-messages-missed', ...QUEUE })
  messagesMissed(event: EventOf<typeof MessagesMissed>): Promise<void> {
    const summary = 'is sent an e-mail about missed messages';
    return this.recorder.record(event, { kind: MessagesMissed.type, actorId: event.account_id, summary });
  }

  @OnEvent(ConversationEmailed, { id: 'record-conversation-emailed', ...QUEUE })
  conversationEmailed(event: EventOf<typeof ConversationEmailed>): Promise<void> {
    const line = {
      kind: ConversationEmailed.type,
      actorId: event.sender_id,
      summary: 'sent a conversation by e-mail from',
    };
    return this.recorder.recordAtHouse(event, event.house_id, line);
  }
}
