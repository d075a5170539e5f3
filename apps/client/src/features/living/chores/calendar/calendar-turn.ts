import type { ChoreAssignment, ForeseenTurn } from '@common-roof/contracts';

/** A turn that is given out, or one that will come after those. */
export type CalendarTurn = ChoreAssignment | ForeseenTurn;

export const isGiven = (turn: CalendarTurn): turn is ChoreAssignment => '_id' in turn;

/** One chore has one turn a day. */
export const keyOf = ({ chore, due_on: on }: CalendarTurn): string => `${chore._id} ${on}`;

export const byTime = (one: CalendarTurn, other: CalendarTurn): number => one.due_at.localeCompare(other.due_at);
