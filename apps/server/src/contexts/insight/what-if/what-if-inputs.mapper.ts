import type { WhatIf } from '@common-roof/contracts';
import {
  earliestRelease,
  FOLLOWS_PEOPLE,
  type ForecastPerson,
  type ForecastStay,
  type HouseChange,
  houseWith,
  plusDays,
  proratedRent,
  toWireMoney,
} from '@common-roof/domain';

import type { NamedHouse } from './house-today.ts';
import type { Viewer } from './what-if.mapper.ts';

/** Returns a mean in minor units, rounded; 0 without months. */
const meanOf = (minor: number, months: number): number => (months === 0 ? 0 : proratedRent(minor, 1, months));

const stayOn = ({ stays }: ForecastPerson, day: string): ForecastStay | undefined =>
  stays.find(({ from, endsOn }) => from <= day && (endsOn === null || day <= endsOn));

/** Maps what the forecast is made from. */
export function toAssumed(
  { house, currency, habit, firstNames }: NamedHouse,
  changes: readonly HouseChange[],
  viewer: Viewer,
): WhatIf['assumed'] {
  const money = (minor: number): string => toWireMoney(minor, currency);
  const changed = houseWith(house, changes).monthlyBills;
  const known = house.bills.map(({ category, minor, months }) => ({ category, minor, months }));
  const added = [...changed.keys()].filter((category) => !known.some((bill) => bill.category === category));
  return {
    ...habit,
    bills: [...known, ...added.map((category) => ({ category, minor: 0, months: 0 }))].map(
      ({ category, minor, months }) => ({
        category,
        months,
        monthly: money(changed.get(category) ?? meanOf(minor, months)),
        follows_people: FOLLOWS_PEOPLE.includes(category),
        is_changed: changed.has(category),
      }),
    ),
    supplies: {
      months: house.supplies.months,
      monthly: money(meanOf(house.supplies.minor, house.supplies.months)),
    },
    chores: house.chores.length,
    without_lease: house.people
      .filter((person) => viewer.isOwner || person.id === viewer.accountId)
      .filter((person) => stayOn(person, house.today)?.chargedFrom === null)
      .flatMap(({ id }) => firstNames.get(id) ?? []),
  };
}

/** Maps what can be changed. */
export function toChoices(
  { house, currency, rooms, firstNames, notice }: NamedHouse,
  viewer: Viewer,
): Omit<WhatIf['choices'], 'until'> {
  const { today } = house;
  const rentOf = (stay: ForecastStay): string =>
    toWireMoney(stay.leases.findLast(({ startsOn }) => startsOn <= today)?.rentMinor ?? 0, currency);
  const freeFrom = (roomId: string): string | null => {
    const stays = house.people.flatMap((person) => person.stays.filter((stay) => stay.roomId === roomId));
    const last =
      stays
        .map(({ endsOn }) => endsOn ?? '9999')
        .toSorted()
        .at(-1) ?? '';
    if (last === '9999') return null;
    return last < today ? plusDays(today, 1) : plusDays(last, 1);
  };
  return {
    today,
    people: house.people.flatMap((person) => {
      const stay = stayOn(person, today);
      const firstName = firstNames.get(person.id);
      if (stay === undefined || firstName === undefined) return [];
      const earliest = earliestRelease(notice, today, stay.from);
      const isSeen = viewer.isOwner || person.id === viewer.accountId;
      return [
        {
          _id: person.id,
          first_name: firstName,
          last_day: stay.endsOn !== null && stay.endsOn < earliest ? stay.endsOn : earliest,
          rent: isSeen && stay.chargedFrom !== null ? rentOf(stay) : null,
        },
      ];
    }),
    rooms: house.rooms.map(({ id, rentMinor }) => ({
      _id: id,
      name: rooms.get(id) ?? '',
      free_from: freeFrom(id),
      rent: viewer.isOwner ? toWireMoney(rentMinor, currency) : null,
    })),
  };
}
