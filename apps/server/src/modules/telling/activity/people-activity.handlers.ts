import { Injectable } from '@nestjs/common';

import type { EventOf } from '../../../platform/events/define-event.ts';
import { OnEvent } from '../../../platform/events/on-event.ts';
import { AccountDisabled, AccountEnabled } from '../../identity/accounts/index.ts';
import {
  AssignmentEnded,
  CleaningChanged,
  InvitationAnswered,
  InvitationWithdrawn,
} from '../../home/neatkeepers/index.ts';
import { ActivityRecorder } from './activity-recorder.ts';

const QUEUE = { queue: 'notification', effect: 'transaction' } as const;

/** Who keeps which house, and whose account is shut, one redacted line an event. */
@Injectable()
export class PeopleActivityHandlers {
  constructor(private readonly recorder: ActivityRecorder) {}

  @OnEvent(InvitationAnswered, { id: 'record-invitation-answered', ...QUEUE })
  answered(event: EventOf<typeof InvitationAnswered>): Promise<void> {
    const summary = event.answer === 'accepted' ? 'agreed to look after' : 'declined to look after';
    const line = { kind: InvitationAnswered.type, actorId: event.neatkeeper_id, summary };
    return this.recorder.recordAtHouse(event, event.house_id, line);
  }

  @OnEvent(InvitationWithdrawn, { id: 'record-invitation-withdrawn', ...QUEUE })
  withdrawn(event: EventOf<typeof InvitationWithdrawn>): Promise<void> {
    const line = { kind: InvitationWithdrawn.type, actorId: event.withdrawn_by };
    return this.recorder.recordAtHouse(event, event.house_id, { ...line, summary: 'took back an invitation to keep' });
  }

  @OnEvent(CleaningChanged, { id: 'record-cleaning-changed', ...QUEUE })
  cleaningChanged(event: EventOf<typeof CleaningChanged>): Promise<void> {
    const line = { kind: CleaningChanged.type, actorId: event.changed_by, summary: 'changed the cleaning days of' };
    return this.recorder.recordAtHouse(event, event.house_id, line);
  }

  @OnEvent(AssignmentEnded, { id: 'record-assignment-ended', ...QUEUE })
  ended(event: EventOf<typeof AssignmentEnded>): Promise<void> {
    const line = { kind: AssignmentEnded.type, actorId: event.ended_by, summary: 'ended a neatkeeper’s work in' };
    return this.recorder.recordAtHouse(event, event.house_id, line);
  }

  @OnEvent(AccountDisabled, { id: 'record-account-disabled', ...QUEUE })
  disabled(event: EventOf<typeof AccountDisabled>): Promise<void> {
    const summary = `disabled the account of a ${event.account_type}`;
    return this.recorder.record(event, { kind: AccountDisabled.type, actorId: event.changed_by, summary });
  }

  @OnEvent(AccountEnabled, { id: 'record-account-enabled', ...QUEUE })
  enabled(event: EventOf<typeof AccountEnabled>): Promise<void> {
    const summary = `enabled the account of a ${event.account_type}`;
    return this.recorder.record(event, { kind: AccountEnabled.type, actorId: event.changed_by, summary });
  }
}
