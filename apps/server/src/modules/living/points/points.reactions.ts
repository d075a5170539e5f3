import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { did, on, type RaisedAlert, type Reacting, Reactions, tell } from '../../../platform/events/reactions.ts';
import { HousesRepository } from '../../home/houses/index.ts';
import { BonusGiven, MonthClosed, PointsChanged, StrikesReached } from './points.events.ts';
import { ToldPointsRepository } from './told-points.repository.ts';

const ROOMIES_PAGE = '/feedbackpage';
const ownersPage = (houseId: string): string => `/feedbackAdminPage?house=${houseId}&show=standings`;

@Reactions()
@Injectable()
export class PointsReactions implements Reacting {
  constructor(
    private readonly told: ToldPointsRepository,
    private readonly houses: HousesRepository,
  ) {}

  readonly reactions = [
    on(PointsChanged, {
      live: async ({ house_id, roomie_ids }) =>
        tell(await this.houses.audienceOf(house_id), 'points:changed', { house_id, roomie_ids }),
    }),
    on(StrikesReached, {
      alerts: async ({ house_id, roomie_id }) => {
        const person = await this.told.person(house_id, roomie_id);
        if (!person) return null;
        const { homeowner_id: to, first_name: name, house } = person;
        const says = alertSaying('strikes_reached', { name, house });
        return { to, kind: 'strikes_reached', about: roomie_id, names: [roomie_id], link: ownersPage(house_id), says };
      },
    }),
    on(BonusGiven, {
      activity: ({ actor_id, house_id: house }) => did(actor_id, 'bonus_given', { house }),
      alerts: async ({ house_id, roomie_id: to, points }) => {
        const person = await this.told.person(house_id, to);
        if (!person) return null;
        const says = alertSaying('bonus_given', { points, house: person.house });
        return { to, kind: 'points_given', about: house_id, link: ROOMIES_PAGE, says };
      },
    }),
    on(MonthClosed, {
      live: async ({ house_id }) =>
        tell(await this.houses.audienceOf(house_id), 'points:changed', { house_id, roomie_ids: [] }),
      activity: ({ actor_id, house_id: house }) =>
        actor_id === null ? null : did(actor_id, 'month_closed', { house }),
      alerts: async ({ house_id, period }) => {
        const month = await this.told.month(house_id, period);
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
        const roomies = await this.houses.roomiesOf(house_id);
        return [alert(owner, ownersPage(house_id)), ...roomies.map((id) => alert(id, ROOMIES_PAGE))];
      },
    }),
  ];
}
