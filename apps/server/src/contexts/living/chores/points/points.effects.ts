import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import {
  activity,
  when,
  type RaisedAlert,
  type EffectsProvider,
  DeclaresEffects,
  push,
} from '#kernel/events/effects.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { BonusGiven, MonthClosed, PointsChanged, StrikesReached } from './points.events.ts';
import { PointsReadModel } from './points-read-model.ts';

const ROOMIES_PAGE = '/feedbackpage';
const ownersPage = (houseId: string): string => `/feedbackAdminPage?house=${houseId}&show=standings`;

@DeclaresEffects()
@Injectable()
export class PointsEffects implements EffectsProvider {
  constructor(
    private readonly readModel: PointsReadModel,
    private readonly houses: HousesReadModel,
  ) {}

  readonly effects = [
    when(PointsChanged, {
      live: async ({ house_id, roomie_ids }) =>
        push(await this.houses.listAudience(house_id), 'points:changed', { house_id, roomie_ids }),
    }),
    when(StrikesReached, {
      alerts: async ({ house_id, roomie_id }) => {
        const person = await this.readModel.findPerson(house_id, roomie_id);
        if (!person) return null;
        const { homeowner_id: to, first_name: name, house } = person;
        const says = alertSaying('strikes_reached', { name, house });
        return { to, kind: 'strikes_reached', about: roomie_id, names: [roomie_id], link: ownersPage(house_id), says };
      },
    }),
    when(BonusGiven, {
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'bonus_given', { house }),
      alerts: async ({ house_id, roomie_id: to, points }) => {
        const person = await this.readModel.findPerson(house_id, to);
        if (!person) return null;
        const says = alertSaying('bonus_given', { points, house: person.house });
        return { to, kind: 'points_given', about: house_id, link: ROOMIES_PAGE, says };
      },
    }),
    when(MonthClosed, {
      live: async ({ house_id }) =>
        push(await this.houses.listAudience(house_id), 'points:changed', { house_id, roomie_ids: [] }),
      activity: ({ actor_id, house_id: house }) =>
        actor_id === null ? null : activity(actor_id, 'month_closed', { house }),
      alerts: async ({ house_id, period }) => {
        const month = await this.readModel.findMonth(house_id, period);
        if (!month || month.best.length === 0) return null;
        const { best, house, homeowner_id: owner } = month;
        const says = alertSaying('month_closed', { best, month: period, house });
        const alert = (to: string, link: string): RaisedAlert => ({
          to,
          kind: 'month_closed',
          about: house_id,
          names: month.best_ids,
          link,
          says,
        });
        const roomies = await this.houses.listRoomies(house_id);
        return [alert(owner, ownersPage(house_id)), ...roomies.map((id) => alert(id, ROOMIES_PAGE))];
      },
    }),
  ];
}
