import type { Board } from '@common-roof/contracts';

import { spoken } from '../../../../i18n/i18n.ts';
import { showUndo } from '../../../../ui/show-undo.tsx';

interface BoardToChange {
  readonly houseId: string;
  /** As it is at that moment: others may have written on it before something is put back. */
  readonly latest: () => Board;
  /** Whether it was saved. */
  readonly save: (items: string[]) => Promise<boolean>;
}

/** Takes a line off the wanted board of a house, and offers to put it back. */
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
