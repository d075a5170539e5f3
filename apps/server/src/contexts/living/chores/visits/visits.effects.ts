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
  push,
} from '#kernel/events/effects.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { type VisitReadModelRow, VisitsReadModel } from './visits-read-model.ts';
import { VisitConfirmed, VisitDeclined, VisitReported } from './visits.events.ts';

interface AboutVisit {
  readonly house_id: string;
  readonly visit_id: string;
  readonly neatkeeper_id: string;
}

/**
 * Declares the effects of visits: the homeowner gets the report, and the neatkeeper and the roomies whose turns were
 * done get its outcome.
 */
@DeclaresEffects()
@Injectable()
export class VisitsEffects implements EffectsProvider {
  constructor(
    private readonly readModel: VisitsReadModel,
    private readonly houses: HousesReadModel,
  ) {}

  readonly effects = [
    when(VisitReported, {
      live: (event) => this.updated(event),
      activity: ({ neatkeeper_id, house_id: house }) => activity(neatkeeper_id, 'visit_reported', { house }),
      alerts: async ({ house_id, visit_id, neatkeeper_id }) => {
        const visit = await this.readModel.findVisit(visit_id);
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
    when(VisitConfirmed, {
      live: (event) => this.updated(event),
      activity: ({ actor_id, house_id: house }) =>
        actor_id === null ? null : activity(actor_id, 'visit_confirmed', { house }),
      alerts: async (event) => {
        const visit = await this.readModel.findVisit(event.visit_id);
        if (!visit) return null;
        return [answered(visit, event), confirmed(visit, event), ...serviced(visit, event)];
      },
    }),
    when(VisitDeclined, {
      live: (event) => this.updated(event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'visit_declined', { house }),
      alerts: async (event) => {
        const visit = await this.readModel.findVisit(event.visit_id);
        if (!visit) return null;
        const says = alertSaying('visit_declined', { ...of(visit), reason: visit.reason });
        return [answered(visit, event), { ...toKeeper(event), says }];
      },
    }),
  ];

  /** Turns change with a visit. */
  private async updated({ house_id }: AboutVisit): Promise<Push[]> {
    const audience = await this.houses.listAudience(house_id);
    return [
      push(audience, 'feedback:updated', { house_id, chore_id: null }),
      push(audience, 'chores:changed', { house_id }),
    ];
  }
}

const of = ({ house, first_name: name, visited_on: day }: VisitReadModelRow) => ({ house, name, day });

const answered = ({ homeowner_id: owner }: VisitReadModelRow, { visit_id: about }: AboutVisit): ClosedQuestion => ({
  of: [owner],
  kind: 'visit_reported',
  about,
});

const toKeeper = ({ neatkeeper_id: to, visit_id: about, house_id }: AboutVisit) =>
  ({ to, kind: 'visit_decided', about, link: `/feedback-neatkeeper?house=${house_id}` }) as const;

const confirmed = (visit: VisitReadModelRow, event: AboutVisit): RaisedAlert => ({
  ...toKeeper(event),
  says: alertSaying('visit_confirmed', of(visit)),
});

/** Raises one alert per roomie whose turns were done, however many there are. */
const serviced = (visit: VisitReadModelRow, { visit_id: about, neatkeeper_id }: AboutVisit): RaisedAlert[] =>
  [...Map.groupBy(visit.turns, ({ held_by }) => held_by)].flatMap(([to, theirs]) => {
    if (to === null) return [];
    const chores = theirs.map(({ catalogue, name }) => ({ catalogue, name }));
    const says = alertSaying('turns_serviced', { ...of(visit), chores });
    return { to, kind: 'turns_serviced' as const, about, names: [neatkeeper_id], link: '/chores', says };
  });
