import { Injectable, type OnModuleInit } from '@nestjs/common';

import type { EventOf } from '../../../platform/events/define-event.ts';
import { OnEvent } from '../../../platform/events/on-event.ts';
import { Realtime } from '../../../platform/realtime/realtime.ts';
import { AccountDeleted, PersonalData } from '../../identity/accounts/index.ts';
import { InvitationsRepository } from './invitations.repository.ts';
import { toReceived } from './neatkeepers.mapper.ts';
import { NeatkeepersRepository } from './neatkeepers.repository.ts';
import {
  AssignmentEnded,
  CleaningChanged,
  InvitationAnswered,
  InvitationWithdrawn,
  NeatkeeperAssigned,
  NeatkeeperInvited,
} from './neatkeepers.events.ts';

const PUSH = { queue: 'realtime', effect: 'outside' } as const;

interface Kept {
  readonly neatkeeper_id: string;
  readonly house_id: string;
}

/** Tells the screens of both, neatkeeper and homeowner, that what they see is to be read anew. */
@Injectable()
export class NeatkeepersHandlers implements OnModuleInit {
  constructor(
    private readonly neatkeepers: NeatkeepersRepository,
    private readonly invitations: InvitationsRepository,
    private readonly realtime: Realtime,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register('kept_houses', async (id) => (await this.neatkeepers.find(id, null))?.houses ?? []);
    this.personalData.register('cleaning_invitations', async (id) =>
      (await this.invitations.pendingOfKeeper(id, 200)).map(toReceived),
    );
  }

  @OnEvent(AccountDeleted, { id: 'forget-neatkeeper', queue: 'notification', effect: 'transaction' })
  forget({ account_id }: EventOf<typeof AccountDeleted>): Promise<void> {
    return this.neatkeepers.forget(account_id);
  }

  @OnEvent(NeatkeeperInvited, { id: 'push-neatkeeper-invited', ...PUSH })
  async invited({ invitation_ids }: EventOf<typeof NeatkeeperInvited>): Promise<void> {
    for (const row of await this.invitations.byIds(invitation_ids)) await this.push(row);
  }

  @OnEvent(InvitationAnswered, { id: 'push-invitation-answered', ...PUSH })
  answered(event: EventOf<typeof InvitationAnswered>): Promise<void> {
    return this.push(event);
  }

  @OnEvent(InvitationWithdrawn, { id: 'push-invitation-withdrawn', ...PUSH })
  withdrawn(event: EventOf<typeof InvitationWithdrawn>): Promise<void> {
    return this.push(event);
  }

  @OnEvent(CleaningChanged, { id: 'push-cleaning-changed', ...PUSH })
  cleaningChanged(event: EventOf<typeof CleaningChanged>): Promise<void> {
    return this.push(event);
  }

  @OnEvent(NeatkeeperAssigned, { id: 'push-neatkeeper-assigned', ...PUSH })
  async assigned(event: EventOf<typeof NeatkeeperAssigned>): Promise<void> {
    await this.push(event);
    this.realtime.toAccount(event.neatkeeper_id).emit('house:changed', { house_id: event.house_id });
  }

  @OnEvent(AssignmentEnded, { id: 'push-assignment-ended', ...PUSH })
  async ended(event: EventOf<typeof AssignmentEnded>): Promise<void> {
    await this.push(event);
    this.realtime.toAccount(event.neatkeeper_id).emit('house:changed', { house_id: event.house_id });
  }

  private async push({ neatkeeper_id, house_id }: Kept): Promise<void> {
    this.realtime.toAccounts(await this.neatkeepers.partiesOf(neatkeeper_id, house_id)).emit('neatkeepers:changed');
  }
}
