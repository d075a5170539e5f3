import { CHORE_CATALOGUE, type Chore, type ChoreAssignment, type ForeseenTurn } from '@common-roof/contracts';

import { HOUSE } from './houses.ts';
import { idOf } from './people.ts';

export const aChore = (number: number, more: Partial<Chore> = {}): Chore => ({
  _id: idOf(600 + number),
  house_id: HOUSE,
  catalogue: 'kitchen',
  name: 'Kitchen',
  ...CHORE_CATALOGUE.kitchen,
  starts_on: '2026-01-05',
  assign: { way: 'fair' },
  steps: [],
  retired_at: null,
  version: 1,
  ...more,
});

/** Returns a turn. @param day ISO date; due at seven in the evening, UTC */
export const aTurn = (number: number, day: string, more: Partial<ChoreAssignment> = {}): ChoreAssignment => ({
  _id: idOf(700 + number),
  chore: { _id: idOf(601), name: 'Kitchen', icon: 'kitchen' },
  due_on: day,
  due_at: `${day}T19:00:00.000Z`,
  state: 'due',
  assignee: null,
  done_by: null,
  points: 3,
  offer: null,
  by_hand: false,
  changed: null,
  swap: null,
  version: 1,
  ...more,
});

/** Returns an unassigned future turn. @param day ISO date */
export const aForeseenTurn = (day: string, assignee: ForeseenTurn['assignee'] = null): ForeseenTurn => {
  const { chore, due_on, due_at } = aTurn(0, day);
  return { chore, due_on, due_at, assignee };
};
