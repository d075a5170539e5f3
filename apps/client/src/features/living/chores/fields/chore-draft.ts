import {
  type CatalogueChore,
  type Chore,
  CHORE_CATALOGUE,
  type ChoreAssigning,
  type ChoreIcon,
  LIMITS,
  type Recurrence,
} from '@common-roof/contracts';
import { MAX_INTERVAL } from '@common-roof/domain';

import { countCodePoints } from '#lib/text.ts';

/** A chore's form values. */
export interface ChoreDraft {
  readonly name: string;
  readonly icon: ChoreIcon;
  readonly weight: number;
  readonly recurrence: Recurrence;
  /** ISO date; empty while nothing is typed. */
  readonly starts_on: string;
  /** `HH:MM`; empty while nothing is typed. */
  readonly due_time: string;
  readonly assign: ChoreAssigning;
}

/** Returns a catalogue chore's default values. @param name in the reader's language */
export const draftOfCatalogue = (catalogue: CatalogueChore, name: string, today: string): ChoreDraft => ({
  name,
  ...CHORE_CATALOGUE[catalogue],
  starts_on: today,
  assign: { way: 'fair' },
});

export const ownDraft = (today: string): ChoreDraft => ({
  name: '',
  icon: 'star',
  weight: 2,
  recurrence: { every: 'week', interval: 1, weekdays: [6] },
  starts_on: today,
  due_time: '20:00',
  assign: { way: 'fair' },
});

export const draftOf = ({ name, icon, weight, recurrence, starts_on, due_time, assign }: Chore): ChoreDraft => ({
  name,
  icon,
  weight,
  recurrence,
  starts_on,
  due_time,
  assign,
});

export type DraftField = 'name' | 'interval' | 'weekdays' | 'due_time' | 'starts_on';

/** Returns the fields to correct before sending; the server checks everything else. */
export function wrongIn({ name, recurrence, due_time: time, starts_on: first }: ChoreDraft): readonly DraftField[] {
  const { every, interval } = recurrence;
  const wrong: Record<DraftField, boolean> = {
    name: name.trim() === '' || countCodePoints(name) > LIMITS.name,
    interval: !Number.isInteger(interval) || interval < 1 || interval > MAX_INTERVAL[every],
    weekdays: recurrence.every === 'week' && recurrence.weekdays.length === 0,
    due_time: time === '',
    starts_on: first === '',
  };
  // Object.keys widens the type of its argument's keys.
  return (Object.keys(wrong) as DraftField[]).filter((field) => wrong[field]);
}

/** Returns the changed values; the server keeps omitted ones. */
export function changesTo(before: ChoreDraft, after: ChoreDraft): Partial<ChoreDraft> {
  const was: Readonly<Record<string, unknown>> = { ...before };
  const changed = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(was[field]),
  );
  return Object.fromEntries(changed);
}
