import type { Chore, ChoreAssigning, ChoreAssignment } from '@common-roof/contracts';
import { choreName, type Reader } from '@common-roof/words';

import { toTimestamp, toTimestampOrNull } from '#kernel/database/naming.ts';
import { recurrenceOf } from './chore-plan.ts';
import type { ChoreRow, ChoreSettings } from './chores.repository.ts';
import type { RequestedSwap } from './agreed-moves.repository.ts';
import type { TurnRow } from './turns.repository.ts';

export const toChore = (row: ChoreRow, reader: Reader): Chore => ({
  _id: row.id,
  house_id: row.house_id,
  catalogue: row.catalogue,
  name: choreName(row, reader),
  icon: row.icon,
  weight: row.weight,
  recurrence: recurrenceOf(row),
  starts_on: row.starts_on,
  due_time: row.due_time,
  assign: assigningOf(row),
  steps: row.steps,
  retired_at: toTimestampOrNull(row.retired_at),
  version: row.version,
});

export const toAssignment = (row: TurnRow, reader: Reader): ChoreAssignment => ({
  _id: row.id,
  chore: { _id: row.chore_id, name: choreName(row, reader), icon: row.icon },
  due_on: row.due_on,
  due_at: toTimestamp(row.due_at),
  state: row.state,
  assignee: row.assignee_id === null ? null : { _id: row.assignee_id, first_name: row.first_name ?? '' },
  done_by: row.serviced_by === null ? null : { _id: row.serviced_by, first_name: row.keeper ?? '' },
  points: row.points + row.extra,
  offer: row.missed_by === null ? null : { extra: row.extra, missed_by: row.missed_by },
  by_hand: row.by_hand,
  changed: row.change,
  swap: row.swap === null ? null : toSwap(row.swap, reader),
  version: row.version,
});

const toSwap = ({ turn, ...swap }: RequestedSwap, reader: Reader): NonNullable<ChoreAssignment['swap']> => ({
  ...swap,
  turn: {
    _id: turn._id,
    chore: { _id: turn.chore_id, name: choreName(turn, reader) },
    due_on: turn.due_on,
  },
});

function assigningOf({ way, rotation, fixed_id: fixedId }: ChoreSettings): ChoreAssigning {
  switch (way) {
    case 'rotation':
      return { way, order: rotation };
    case 'fixed':
      return { way, roomie_id: fixedId ?? '' };
    default:
      return { way };
  }
}

/** Maps how a chore is assigned to its columns. */
export const assigningRow = (assign: ChoreAssigning): Pick<ChoreSettings, 'way' | 'rotation' | 'fixed_id'> => ({
  way: assign.way,
  rotation: assign.way === 'rotation' ? assign.order : [],
  fixed_id: assign.way === 'fixed' ? assign.roomie_id : null,
});

/** Returns the roomies that a way to assign names. */
export const namedBy = (assign: ChoreAssigning): readonly string[] => {
  const { rotation, fixed_id: fixedId } = assigningRow(assign);
  return fixedId === null ? rotation : [fixedId];
};
