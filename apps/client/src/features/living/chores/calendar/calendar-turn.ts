import type { ChoreAssignment, ForeseenTurn } from '@common-roof/contracts';

/** An assigned turn, or a later one that isn't assigned yet. */
export type CalendarTurn = ChoreAssignment | ForeseenTurn;

export const isGiven = (turn: CalendarTurn): turn is ChoreAssignment => '_id' in turn;

/** Returns a key; a chore has one turn per day. */
export const keyOf = ({ chore, due_on: on }: CalendarTurn): string => `${chore._id} ${on}`;

export const byTime = (one: CalendarTurn, other: CalendarTurn): number => one.due_at.localeCompare(other.due_at);
