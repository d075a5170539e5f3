import type { WhatIf, WhatIfHouseMonth, WhatIfPerson, WhatIfPersonMonth } from '@common-roof/contracts';
import {
  costOf,
  type ForecastMonth,
  type ForecastPerson,
  forecastEnd,
  type HouseChange,
  type HouseMonth,
  houseWith,
  type PersonMonth,
  sharedCostOf,
  toWireMoney,
  usualMonths,
  type WhatIf as Calculated,
} from '@common-roof/domain';

import type { NamedHouse } from './house-today.ts';
import { toAssumed, toChoices } from './what-if-inputs.mapper.ts';

/** Who asks. */
export interface Viewer {
  readonly accountId: string;
  readonly isOwner: boolean;
}

/**
 * Maps a forecast for a person. The homeowner sees everything. A roomie sees their own rent and debt, and of others what
 * bills and purchases show of them, too. Sums with others' rents are left out, because two of them differ by a rent.
 */
export function toWhatIf(
  named: NamedHouse,
  changes: readonly HouseChange[],
  calculated: Calculated,
  viewer: Viewer,
): WhatIf {
  const { house, currency } = named;
  const { before, after } = calculated;
  const own = usualMonths(calculated, changes);
  const shared = usualMonths(calculated, changes, sharedCostOf);
  const money = (minor: number): string => toWireMoney(minor, currency);
  const rows = (months: readonly ForecastMonth[], id: string): PersonMonth[] =>
    months.flatMap(({ people }) => people.filter((person) => person.id === id));
  const toPerson = (person: ForecastPerson): WhatIfPerson[] => {
    const [first, second] = [rows(before.months, person.id), rows(after.months, person.id)];
    if (![...first, ...second].some((month) => month.days > 0 || costOf(month) > 0)) return [];
    const isSeen = viewer.isOwner || person.id === viewer.accountId;
    const usual = (isSeen ? own : shared).find(({ id }) => id === person.id);
    const toMonth = (month: PersonMonth): WhatIfPersonMonth => toPersonMonth(month, money, isSeen);
    return [
      {
        _id: person.id,
        first_name: firstNameOf(person, named, viewer),
        room: named.rooms.get(person.stays.at(-1)?.roomId ?? '') ?? null,
        usual: { before: money(usual?.before ?? 0), after: money(usual?.after ?? 0) },
        before: first.map(toMonth),
        after: second.map(toMonth),
      },
    ];
  };
  const people = houseWith(house, changes).people.flatMap(toPerson);
  const toMonths = (months: readonly ForecastMonth[]): WhatIfHouseMonth[] =>
    months.map((month) => toHouseMonth(month.house, money, viewer.isOwner));
  return {
    currency,
    months: after.months.map(({ month }) => month),
    people: people.toSorted((a, b) => Number(b._id === viewer.accountId) - Number(a._id === viewer.accountId)),
    house: { before: toMonths(before.months), after: toMonths(after.months) },
    assumed: toAssumed(named, changes, viewer),
    choices: { ...toChoices(named, viewer), until: forecastEnd(house.today) },
  };
}

/** Housemates learn who moves in when they do: until then a roomie sees the room only. */
function firstNameOf({ id, stays }: ForecastPerson, { house, firstNames }: NamedHouse, viewer: Viewer): string | null {
  const isUpcoming = stays.every(({ from }) => from > house.today);
  return isUpcoming && !viewer.isOwner && id !== viewer.accountId ? null : (firstNames.get(id) ?? null);
}

const toPersonMonth = (
  { days, rent, bills, supplies, turns, points, owed }: PersonMonth,
  money: (minor: number) => string,
  isSeen: boolean,
): WhatIfPersonMonth => ({
  days,
  rent: isSeen ? money(rent) : null,
  bills: [...bills].map(([category, minor]) => ({ category, amount: money(minor) })),
  supplies: money(supplies),
  turns,
  points,
  owed: isSeen ? money(owed) : null,
});

const toHouseMonth = (
  { rent, bills, homeownerBills, supplies, vacantDays, vacancy, emptyDays }: HouseMonth,
  money: (minor: number) => string,
  isOwner: boolean,
): WhatIfHouseMonth => ({
  rent: isOwner ? money(rent) : null,
  bills: money(bills),
  homeowner_bills: money(homeownerBills),
  supplies: money(supplies),
  vacant_days: vacantDays,
  vacancy: isOwner ? money(vacancy) : null,
  empty_days: emptyDays,
});
