import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import {
  type ClosedQuestion,
  did,
  on,
  type Push,
  type RaisedAlert,
  type Reacting,
  Reactions,
  tell,
} from '../../../platform/events/reactions.ts';
import { HousesRepository } from '../../home/houses/index.ts';
import { type ToldVisitRow, ToldVisitsRepository } from './told-visits.repository.ts';
import { VisitConfirmed, VisitDeclined, VisitReported } from './visits.events.ts';

interface AboutVisit {
  readonly house_id: string;
  readonly visit_id: string;
  readonly neatkeeper_id: string;
}

/** The homeowner hears of a report; of what became of it hear the neatkeeper, and those whose turns it did. */
@Reactions()
@Injectable()
export class VisitsReactions implements Reacting {
  constructor(
    private readonly told: ToldVisitsRepository,
    private readonly houses: HousesRepository,
  ) {}

  readonly reactions = [
    on(VisitReported, {
      live: (event) => this.updated(event),
      activity: ({ neatkeeper_id, house_id: house }) => did(neatkeeper_id, 'visit_reported', { house }),
      alerts: async ({ house_id, visit_id, neatkeeper_id }) => {
        const visit = await this.told.visit(visit_id);
        if (visit?.state !== 'sent') return null;
        return {
          to: visit.homeowner_id,
          kind: 'visit_reported',
          about: visit_id,
          names: [neatkeeper_id],
          link: `/feedback?house=${house_id}&show=visits`,
          says: alertSaying('visit_reported', of(visit)),
        };
      },
    }),
    on(VisitConfirmed, {
      live: (event) => this.updated(event),
      activity: ({ actor_id, house_id: house }) =>
        actor_id === null ? null : did(actor_id, 'visit_confirmed', { house }),
      alerts: async (event) => {
        const visit = await this.told.visit(event.visit_id);
        if (!visit) return null;
        return [answered(visit, event), confirmed(visit, event), ...serviced(visit, event)];
      },
    }),
    on(VisitDeclined, {
      live: (event) => this.updated(event),
      activity: ({ actor_id, house_id: house }) => did(actor_id, 'visit_declined', { house }),
      alerts: async (event) => {
        const visit = await this.told.visit(event.visit_id);
        if (!visit) return null;
        const says = alertSaying('visit_declined', { ...of(visit), reason: visit.reason });
        return [answered(visit, event), { ...toKeeper(event), says }];
      },
    }),
  ];

  /** Its turns are others with it. */
  private async updated({ house_id }: AboutVisit): Promise<Push[]> {
    const audience = await this.houses.audienceOf(house_id);
    return [
      tell(audience, 'feedback:updated', { house_id, chore_id: null }),
      tell(audience, 'chores:changed', { house_id }),
    ];
  }
}

const of = ({ house, first_name: name, visited_on: day }: ToldVisitRow) => ({ house, name, day });

const answered = ({ homeowner_id: owner }: ToldVisitRow, { visit_id: about }: AboutVisit): ClosedQuestion => ({
  of: [owner],
  kind: 'visit_reported',
  about,
});

const toKeeper = ({ neatkeeper_id: to, visit_id: about, house_id }: AboutVisit) =>
  ({ to, kind: 'visit_decided', about, link: `/feedback-neatkeeper?house=${house_id}` }) as const;

const confirmed = (visit: ToldVisitRow, event: AboutVisit): RaisedAlert => ({
  ...toKeeper(event),
  says: alertSaying('visit_confirmed', of(visit)),
});

/** One for each of those whose turns it did, however many they are. */
const serviced = (visit: ToldVisitRow, { visit_id: about, neatkeeper_id }: AboutVisit): RaisedAlert[] =>
  [...Map.groupBy(visit.turns, ({ held_by }) => held_by)].flatMap(([to, theirs]) => {
    if (to === null) return [];
    const chores = theirs.map(({ catalogue, name }) => ({ catalogue, name }));
    const says = alertSaying('turns_serviced', { ...of(visit), chores });
    return { to, kind: 'turns_serviced' as const, about, names: [neatkeeper_id], link: '/chores', says };
  });
