import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
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
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { AccountsReadModel } from '#contexts/identity/accounts/index.ts';
import {
  RuleChangeCommented,
  RuleChangeDecided,
  RuleChangeProposed,
  RuleChangeVoted,
  RuleCommentRemoved,
  RuleVotingClosed,
  RuleVotingEndsSoon,
} from './rule-changes.events.ts';
import { COPY_MAIL } from './rule-changes.mails.ts';
import { type RuleChangeReadModelRow, RuleChangesReadModel } from './rule-changes-read-model.ts';

interface About {
  readonly house_id: string;
  readonly change_id: string;
}
type Alerts = readonly (ClosedQuestion | RaisedAlert)[];

/** Declares the effects of proposals: those with a vote are asked for it, and then the homeowner decides. */
@DeclaresEffects()
@Injectable()
export class RuleChangesEffects implements EffectsProvider {
  constructor(
    private readonly readModel: RuleChangesReadModel,
    private readonly houses: HousesReadModel,
    private readonly accounts: AccountsReadModel,
    private readonly clock: Clock,
  ) {}

  readonly effects = [
    when(RuleChangeProposed, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'rule_change_proposed', { house }),
      alerts: (event) => this.proposed(event),
      mail: ({ change_id, actor_id }) => this.copy(change_id, actor_id),
    }),
    when(RuleChangeVoted, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'rule_change_voted', { house }),
      alerts: ({ actor_id, change_id }) => answered([actor_id], change_id),
    }),
    when(RuleChangeCommented, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'rule_change_commented', { house }),
    }),
    when(RuleCommentRemoved, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'rule_comment_removed', { house }),
    }),
    when(RuleVotingEndsSoon, { alerts: ({ change_id }) => this.remind(change_id) }),
    when(RuleVotingClosed, {
      live: (event) => this.changed(event),
      alerts: (event) => this.askHomeowner(event),
    }),
    when(RuleChangeDecided, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house, outcome }) =>
        activity(actor_id, outcome === 'accepted' ? 'rule_change_accepted' : 'rule_change_declined', { house }),
      alerts: ({ outcome, ...event }) => this.decided(event, outcome),
    }),
  ];

  private async changed({ house_id }: About): Promise<Push> {
    return push(await this.houses.listHousehold(house_id), 'rules:changed', { house_id });
  }

  private async proposed({ house_id: houseId, change_id: changeId }: About): Promise<Alerts> {
    const change = await this.readModel.find(changeId);
    if (!change || !this.isVoting(change)) return [];
    return [
      ...change.missing.map((to) => asked(to, changeId, change, 'rule_change_proposed')),
      { ...asked(change.homeowner_id, changeId, change, 'rule_change_to_know'), link: ownersPageOf(houseId) },
    ];
  }

  /** Also checks the clock, because the worker that closes voting may be late. */
  private isVoting({ is_voting: isOpen, voting_ends_at: endsAt }: RuleChangeReadModelRow): boolean {
    return isOpen && this.clock.now() < endsAt;
  }

  private async copy(changeId: string, authorId: string): Promise<RequestedEmail | null> {
    const author = await this.accounts.find(authorId);
    return author ? { template: COPY_MAIL, to: author, data: { change_id: changeId } } : null;
  }

  /** Asks again while voting is open, with a new alert and e-mail. */
  private async remind(changeId: string): Promise<Alerts> {
    const change = await this.readModel.find(changeId);
    if (!change || !this.isVoting(change)) return [];
    const reminders = change.missing.map((to) => asked(to, changeId, change, 'rule_voting_ends'));
    return [answered(change.missing, changeId), ...reminders];
  }

  private async askHomeowner({ house_id: houseId, change_id: changeId }: About): Promise<Alerts> {
    const change = await this.readModel.find(changeId);
    const closed = answered(await this.houses.listHousehold(houseId), changeId);
    if (change?.reason !== '') return [closed]; // It has been decided since.
    const { homeowner_id: to, author_id, first_name: name, house, votes_for, votes_against } = change;
    return [
      closed,
      {
        to,
        kind: 'rule_change_to_decide',
        about: changeId,
        names: [author_id],
        link: ownersPageOf(houseId),
        says: alertSaying('rule_change_to_decide', {
          name,
          house,
          votesFor: votes_for,
          votesAgainst: votes_against,
        }),
      },
    ];
  }

  private async decided(
    { house_id: houseId, change_id: changeId }: About,
    outcome: 'accepted' | 'declined',
  ): Promise<Alerts> {
    const change = await this.readModel.find(changeId);
    if (!change) return [];
    const { homeowner_id, author_id, first_name: name, house, reason } = change;
    const says = alertSaying(outcome === 'accepted' ? 'rule_change_accepted' : 'rule_change_declined', {
      name,
      house,
      reason,
    });
    const roomies = await this.houses.listRoomies(houseId);
    return [
      answered([homeowner_id, ...roomies], changeId),
      { of: [homeowner_id], kind: 'rule_change_to_decide', about: changeId },
      ...roomies.map((to): RaisedAlert => ({
        to,
        kind: 'rule_change_decided',
        about: changeId,
        names: [author_id],
        link: pageOf(changeId),
        says,
      })),
    ];
  }
}

const pageOf = (changeId: string): string => `/rulechange?change=${changeId}`;

const ownersPageOf = (houseId: string): string => `/house-rules?id=${houseId}`;

const answered = (of: readonly string[], about: string): ClosedQuestion => ({ of, kind: 'rule_change_open', about });

const asked = (
  to: string,
  about: string,
  { author_id, first_name: name, house, voting_ends_at: endsAt, time_zone: zone }: RuleChangeReadModelRow,
  says: 'rule_change_proposed' | 'rule_change_to_know' | 'rule_voting_ends',
): RaisedAlert => ({
  to,
  kind: 'rule_change_open',
  about,
  names: [author_id],
  link: pageOf(about),
  says: alertSaying(says, { name, house, time: { at: endsAt.toISOString(), zone } }),
});
