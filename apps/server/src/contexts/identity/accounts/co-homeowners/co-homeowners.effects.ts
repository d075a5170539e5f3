import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import {
  activity,
  DeclaresEffects,
  type EffectsProvider,
  push,
  type RaisedAlert,
  when,
} from '#kernel/events/effects.ts';
import { AccountsRepository } from '#contexts/identity/accounts/account/accounts.repository.ts';
import type { EventOf } from '#kernel/events/define-event.ts';
import {
  CoHomeownerAccepted,
  CoHomeownerAreasChanged,
  CoHomeownerEnded,
  CoHomeownerInvited,
} from './co-homeowners.events.ts';

const PAGE = '/co-homeowners';

interface About {
  readonly co_homeowner_id: string;
  readonly homeowner_id: string;
  readonly person_id: string;
}

/** Tells both sides of what concerns them, and the homeowner about everything that the other side does. */
@DeclaresEffects()
@Injectable()
export class CoHomeownersEffects implements EffectsProvider {
  constructor(private readonly accounts: AccountsRepository) {}

  readonly effects = [
    when(CoHomeownerInvited, {
      live: changed,
      activity: ({ homeowner_id: by }) => activity(by, 'co_homeowner_invited'),
      alerts: (event) => this.tell(event, 'person', (name) => alertSaying('co_homeowner_invited', { name }), false),
      mail: async ({ person_id: id, co_homeowner_id, is_mailed }) => {
        const person = is_mailed ? await this.accounts.find(id) : null;
        return person && { template: 'co-homeowner-invited', to: person, data: { co_homeowner_id } };
      },
    }),
    when(CoHomeownerAreasChanged, {
      live: changed,
      alerts: (event) => this.tell(event, 'person', (name) => alertSaying('co_homeowner_areas', { name })),
    }),
    when(CoHomeownerAccepted, {
      live: changed,
      activity: ({ person_id: by }) => activity(by, 'co_homeowner_accepted'),
      alerts: async (event) => [
        answered(event),
        ...(await this.tell(event, 'homeowner', (name) => alertSaying('co_homeowner_accepted', { name }))),
      ],
    }),
    when(CoHomeownerEnded, {
      live: changed,
      activity: ({ homeowner_id, person_id, by }) =>
        activity(by === null ? null : by === 'homeowner' ? homeowner_id : person_id, 'co_homeowner_ended'),
      alerts: async (event) => [answered(event), ...(await this.ended(event))],
    }),
  ];

  private ended(event: EventOf<typeof CoHomeownerEnded>): Promise<RaisedAlert[]> {
    const { by, was } = event;
    if (by === 'homeowner') {
      if (was === 'invited') return Promise.resolve([]);
      return this.tell(event, 'person', (name) => alertSaying('co_homeowner_rights_ended', { name }));
    }
    const why = by === null ? 'lapsed' : was === 'invited' ? 'declined' : 'left';
    return this.tell(event, 'homeowner', (name) => alertSaying('co_homeowner_gone', { name, why }));
  }

  /** Tells one side, with the name of the other. */
  private async tell(
    { co_homeowner_id: about, homeowner_id, person_id }: About,
    side: 'homeowner' | 'person',
    say: (other: string) => RaisedAlert['says'],
    isMailed = true,
  ): Promise<RaisedAlert[]> {
    const [to, otherId] = side === 'homeowner' ? [homeowner_id, person_id] : [person_id, homeowner_id];
    const other = await this.accounts.find(otherId);
    if (other?.deleted_at !== null) return [];
    const says = say(`${other.first_name} ${other.last_name}`);
    return [{ to, kind: 'co_homeowners', about, names: [otherId], says, link: PAGE, isMailed }];
  }
}

const changed = ({ homeowner_id, person_id }: About) => push([homeowner_id, person_id], 'co_homeowners:changed');

/** Closes the invitation's question. */
const answered = ({ co_homeowner_id: about, person_id }: About) =>
  ({ of: [person_id], kind: 'co_homeowners', about }) as const;
