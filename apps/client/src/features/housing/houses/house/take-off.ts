import type { Board } from '@common-roof/contracts';

import { spoken } from '#i18n/i18n.ts';
import { showUndo } from '#ui/show-undo.tsx';

interface BoardToChange {
  readonly houseId: string;
  /** Returns the current board: others may have changed it before an undo. */
  readonly latest: () => Board;
  /** Returns whether it was saved. */
  readonly save: (items: string[]) => Promise<boolean>;
}

/** Removes a line from a house's wanted board, and offers to undo it. */
export async function takeOff({ houseId, latest, save }: BoardToChange, at: number): Promise<void> {
  const { items, version } = latest();
  const [item] = items.slice(at);
  if (item === undefined || !(await save(items.toSpliced(at, 1)))) return;
  const { t } = spoken.now();
  await showUndo({
    message: t('houses.board.removed', { item }),
    undo: t('photos.undo'),
    id: `board:${houseId}:${String(version)}`,
    onUndo: () => void save(latest().items.toSpliced(at, 0, item)),
  });
}
