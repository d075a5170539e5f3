import type { ChoreAssignment } from '@common-roof/contracts';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { dayWithWeekday } from '#lib/dates.ts';
import { showUndo } from '#ui/show-undo.tsx';
import { useUndoTurnChangeMutation } from '#features/living/chores/chores-api.ts';

interface TurnUndo {
  readonly isBusy: boolean;
  readonly undo: (turn: ChoreAssignment, changeId: string) => Promise<boolean>;
  /** Shows a message with an undo button. */
  readonly tellWithUndo: (turn: ChoreAssignment, changeId: string, message: string) => void;
}

/** Undoes a change of a turn and confirms it, or shows why it was rejected. */
export function useTurnUndo(): TurnUndo {
  const { t, i18n } = useTranslation();
  const [undoChange, { isLoading }] = useUndoTurnChangeMutation();
  const undo = ({ chore, due_on: on }: ChoreAssignment, id: string): Promise<boolean> => {
    const said = { chore: chore.name, day: dayWithWeekday(on, i18n.language) };
    return showOutcome(undoChange({ params: { id } }), t('chores.turn.undone', said));
  };
  return {
    isBusy: isLoading,
    undo,
    tellWithUndo: (turn, id, message) => {
      void showUndo({ message, undo: t('chores.turn.undo'), id, onUndo: () => void undo(turn, id) });
    },
  };
}
