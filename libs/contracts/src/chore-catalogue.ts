import type { Recurrence } from './schemas/chore-recurrence.ts';

/** The icons of chores. */
export const CHORE_ICONS = [
  ...['dishes', 'kitchen', 'shower', 'toilet', 'vacuum', 'mop', 'sofa', 'bins', 'recycling', 'fridge', 'oven'],
  ...['laundry', 'window', 'stairs', 'duster', 'plant', 'garden', 'balcony', 'basket', 'cellar', 'snow', 'pet'],
  ...['tools', 'star'],
] as const;
export type ChoreIcon = (typeof CHORE_ICONS)[number];

/** Chores most houses have. Their names are translated (`choreName`). */
export const CATALOGUE_CHORES = [
  ...['kitchen', 'bathroom', 'toilet', 'dishes', 'vacuum', 'mop', 'bins', 'recycling', 'living_room', 'stairs'],
  ...['fridge', 'oven', 'windows', 'dusting', 'laundry_room', 'plants', 'garden', 'balcony', 'shopping', 'cellar'],
] as const;
export type CatalogueChore = (typeof CATALOGUE_CHORES)[number];

/** Defaults of a catalogue chore; a house can change them. */
export interface ChoreDefaults {
  readonly icon: ChoreIcon;
  /** Points, 1 to 10: its effort relative to other chores. */
  readonly weight: number;
  readonly recurrence: Recurrence;
  /** `HH:MM` in the house's time zone. */
  readonly due_time: string;
}

const weekly = (...weekdays: number[]): Recurrence => ({ every: 'week', interval: 1, weekdays });
const everyOtherWeek = (weekday: number): Recurrence => ({ every: 'week', interval: 2, weekdays: [weekday] });
const monthly = (nth: number, weekday: number, interval = 1): Recurrence => ({
  every: 'month',
  interval,
  in: { on: 'weekday', nth, weekday },
});
const chore = (icon: ChoreIcon, weight: number, recurrence: Recurrence, due_time = '20:00'): ChoreDefaults => ({
  icon,
  weight,
  recurrence,
  due_time,
});

export const CHORE_CATALOGUE: Readonly<Record<CatalogueChore, ChoreDefaults>> = {
  kitchen: chore('kitchen', 3, weekly(3, 7)),
  bathroom: chore('shower', 5, weekly(6)),
  toilet: chore('toilet', 3, weekly(3)),
  dishes: chore('dishes', 1, { every: 'day', interval: 1 }, '22:00'),
  vacuum: chore('vacuum', 3, weekly(6)),
  mop: chore('mop', 3, everyOtherWeek(6)),
  bins: chore('bins', 1, weekly(1), '19:00'),
  recycling: chore('recycling', 2, everyOtherWeek(4), '19:00'),
  living_room: chore('sofa', 2, weekly(7)),
  stairs: chore('stairs', 4, everyOtherWeek(7)),
  fridge: chore('fridge', 4, monthly(-1, 7)),
  oven: chore('oven', 4, monthly(2, 7, 2)),
  windows: chore('window', 6, monthly(1, 6, 3)),
  dusting: chore('duster', 2, everyOtherWeek(7)),
  laundry_room: chore('laundry', 2, monthly(1, 7)),
  plants: chore('plant', 1, weekly(2, 5)),
  garden: chore('garden', 6, monthly(2, 6)),
  balcony: chore('balcony', 2, monthly(3, 6)),
  shopping: chore('basket', 3, weekly(5)),
  cellar: chore('cellar', 4, monthly(1, 6, 6)),
};
