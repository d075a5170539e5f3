import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import {
  type ClosedQuestion,
  activity,
  when,
  type Push,
  type RaisedAlert,
  type EffectsProvider,
  DeclaresEffects,
  type RequestedEmail,
  push,
} from '#kernel/events/effects.ts';
import { AccountsReadModel } from '#contexts/identity/accounts/index.ts';
import { InvitationsRepository } from './invitations.repository.ts';
import {
  AssignmentEnded,
  CleaningChanged,
  InvitationAnswered,
  InvitationWithdrawn,
  NeatkeeperAssigned,
  NeatkeeperInvited,
} from './neatkeepers.events.ts';
import { NeatkeepersRepository } from './neatkeepers.repository.ts';

const OWN_PAGE = '/feedback-neatkeeper';

interface Kept {
  readonly neatkeeper_id: string;
  readonly house_id: string;
}

/** Effects between homeowners and neatkeepers; their screens reload what they see. */
@DeclaresEffects()
@Injectable()
export class NeatkeepersEffects implements EffectsProvider {
  constructor(
    private readonly neatkeepers: NeatkeepersRepository,
    private readonly invitations: InvitationsRepository,
    private readonly accounts: AccountsReadModel,
  ) {}

  readonly effects = [
    when(NeatkeeperInvited, {
      live: async ({ invitation_ids }) =>
        Promise.all((await this.invitations.byIds(invitation_ids)).map((row) => this.changed(row))),
      alerts: ({ invitation_ids }) => this.ask(invitation_ids),
      mail: ({ neatkeeper_id, invitation_ids }) => this.mailInvitation(neatkeeper_id, invitation_ids),
    }),
    when(InvitationAnswered, {
      live: (event) => this.changed(event),
      activity: ({ neatkeeper_id, answer, house_id: house }) =>
        activity(neatkeeper_id, `invitation_${answer}`, { house }),
      alerts: ({ invitation_id, answer }) => this.answered(invitation_id, answer),
    }),
    when(InvitationWithdrawn, {
      live: (event) => this.changed(event),
      activity: ({ withdrawn_by, house_id: house }) => activity(withdrawn_by, 'invitation_withdrawn', { house }),
      alerts: ({ neatkeeper_id, invitation_id }) => closed(neatkeeper_id, invitation_id),
    }),
    when(NeatkeeperAssigned, {
      live: (event) => this.housesChanged(event),
      activity: ({ neatkeeper_id, house_id: house }) => activity(neatkeeper_id, 'neatkeeper_assigned', { house }),
    }),
    when(CleaningChanged, {
      live: (event) => this.changed(event),
      activity: ({ changed_by, house_id: house }) => activity(changed_by, 'cleaning_changed', { house }),
      alerts: (event) => this.tellKeeper(event, 'cleaning_changed'),
    }),
    when(AssignmentEnded, {
      live: (event) => this.housesChanged(event),
      activity: ({ ended_by, house_id: house }) => activity(ended_by, 'assignment_ended', { house }),
      alerts: (event) => this.tellKeeper(event, 'assignment_ended'),
    }),
  ];

  private async changed({ neatkeeper_id, house_id }: Kept): Promise<Push> {
    return push(await this.neatkeepers.listParties(neatkeeper_id, house_id), 'neatkeepers:changed');
  }

  private async housesChanged(kept: Kept): Promise<readonly Push[]> {
    return [await this.changed(kept), push([kept.neatkeeper_id], 'house:changed', { house_id: kept.house_id })];
  }

  private async ask(invitationIds: readonly string[]): Promise<readonly RaisedAlert[]> {
    const pending = (await this.invitations.byIds(invitationIds)).filter(({ state }) => state === 'pending');
    return pending.map((row) => ({
      to: row.neatkeeper_id,
      kind: 'cleaning_invitation',
      about: row.id,
      names: [row.homeowner_id],
      says: alertSaying('cleaning_invitation', { name: row.homeowner_name, house: row.house_name }),
      link: `${OWN_PAGE}#invitations`,
    }));
  }

  private async answered(
    id: string,
    answer: 'accepted' | 'declined',
  ): Promise<readonly (RaisedAlert | ClosedQuestion)[]> {
    const row = await this.invitations.find(id);
    if (!row) return [];
    const { first_name, last_name, house_name: house } = row;
    return [
      closed(row.neatkeeper_id, id),
      {
        to: row.homeowner_id,
        kind: 'cleaning_answered',
        about: id,
        names: [row.neatkeeper_id],
        says: alertSaying(`cleaning_${answer}`, { name: `${first_name} ${last_name}`, house }),
        link: '/neatkeepers',
      },
    ];
  }

  private async tellKeeper(
    { neatkeeper_id, house_id }: Kept,
    kind: 'cleaning_changed' | 'assignment_ended',
  ): Promise<RaisedAlert | null> {
    const house = await this.neatkeepers.houseName(house_id);
    if (house === undefined) return null;
    const says = alertSaying(kind, { house });
    return { to: neatkeeper_id, kind: 'cleaning_changed', about: house_id, says, link: OWN_PAGE };
  }

  /** A neatkeeper without an account gets the invite to the new one instead. */
  private async mailInvitation(accountId: string, ids: readonly string[]): Promise<RequestedEmail | null> {
    const account = await this.accounts.find(accountId);
    if (account?.disabled_at !== null || !(await this.accounts.hasPassword(accountId))) return null;
    return { template: 'keeper-invitation', to: account, data: { invitation_ids: ids.join(',') } };
  }
}

/** An answered or withdrawn invitation no longer waits in the bell. */
const closed = (neatkeeperId: string, about: string): ClosedQuestion => ({
  of: [neatkeeperId],
  kind: 'cleaning_invitation',
  about,
});
