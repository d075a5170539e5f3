import type { ChangeTurn, ChoreAssignment } from '@common-roof/contracts';

import { showRefusal } from '#api/show-refusal.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { dayWithWeekday } from '#lib/dates.ts';
import { useChangeTurnMutation } from '#features/living/chores/chores-api.ts';
import { useTurnUndo } from './use-turn-undo.ts';

interface TurnChanges {
  readonly isBusy: boolean;
  readonly takeOver: () => Promise<void>;
  readonly passOn: () => Promise<void>;
  readonly undo: () => Promise<void>;
}

/** Changes of a turn without a form; each shows an undo, or why it was rejected. */
export function useTurnChanges(turn: ChoreAssignment): TurnChanges {
  const { t, i18n } = useTranslation();
  const [change, { isLoading }] = useChangeTurnMutation();
  const { isBusy, undo, tellWithUndo } = useTurnUndo();
  const said = { chore: turn.chore.name, day: dayWithWeekday(turn.due_on, i18n.language) };

  const make = async (body: ChangeTurn, message: string): Promise<void> => {
    const { data, error } = await change({ params: { id: turn._id }, body });
    if (data === undefined) showRefusal(error);
    else tellWithUndo(turn, data.change_id, message);
  };

  return {
    isBusy: isLoading || isBusy,
    takeOver: () => make({ do: 'take_over', version: turn.version }, t('chores.turn.takenOver', said)),
    passOn: () => make({ do: 'pass_on', version: turn.version }, t('chores.turn.passedOn', said)),
    undo: async () => {
      if (turn.changed !== null) await undo(turn, turn.changed._id);
    },
  };
}
