import type { AssumedChange, CostCategory, HouseChangeKind, WhatIf } from '@common-roof/contracts';

import { moneyToSend } from '#lib/money.ts';

type Choices = WhatIf['choices'];

/** A change as it is typed. */
export interface Draft {
  person: string;
  room: string;
  category: CostCategory;
  day: string;
  amount: string;
}

/** Returns the first day of the month after a day (ISO dates). */
function nextMonth(today: string): string {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

/** Returns the day on which a newcomer would most likely move into a room. */
export function dayOfRoom({ rooms, today }: Choices, roomId: string): string {
  const free = rooms.find(({ _id }) => _id === roomId)?.free_from;
  const next = nextMonth(today);
  return free === null || free === undefined || free < next ? next : free;
}

/**
 * Returns what a change most likely is.
 * @param typed writes an amount as it is typed
 */
export function draftOf(
  kind: HouseChangeKind,
  choices: Choices,
  people: Choices['people'],
  typed: (amount: string | null | undefined) => string,
): Draft {
  const [first] = people;
  const room = choices.rooms.find(({ free_from: free }) => free !== null) ?? choices.rooms[0];
  const draft: Draft = {
    person: first?._id ?? '',
    room: room?._id ?? '',
    category: 'electricity',
    day: nextMonth(choices.today),
    amount: '',
  };
  switch (kind) {
    case 'moves_out':
      return { ...draft, day: first?.last_day ?? choices.today };
    case 'moves_in':
      return { ...draft, day: dayOfRoom(choices, draft.room), amount: typed(room?.rent) };
    case 'rent_changes':
      return { ...draft, amount: typed(first?.rent) };
    case 'bill_changes':
      return draft;
  }
}

/** Returns the change that a draft stands for. */
export function changeOf(kind: HouseChangeKind, draft: Draft, currency: string): AssumedChange {
  const { person: roomie, room, category, day } = draft;
  const amount = moneyToSend(draft.amount, currency);
  switch (kind) {
    case 'moves_out':
      return { kind, roomie, last_day: day };
    case 'moves_in':
      return { kind, room, first_day: day, ...(amount.trim() === '' ? {} : { rent: amount }) };
    case 'rent_changes':
      return { kind, roomie, from: day, rent: amount };
    case 'bill_changes':
      return { kind, category, monthly: amount };
  }
}
