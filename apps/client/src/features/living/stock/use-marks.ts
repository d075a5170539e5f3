import type { StockItem, StockLevel } from '@common-roof/contracts';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';

import { api } from '#api/api.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { showError, tell } from '#lib/alerts.ts';
import { isWaiting } from '#lib/outbox/outbox-item.ts';
import { useAccountOutbox } from '#realtime/use-account-outbox.ts';
import { useReader } from '#session/use-reader.ts';
import { showUndo } from '#ui/show-undo.tsx';
import { deliverMark, type MarkEntry } from './marks.ts';
import { type StockDispatch, withMarked } from './stock-api.ts';

export interface Marks {
  /** Whether the reader gave a thing a level that isn't sent yet. */
  readonly isWaiting: (itemId: string) => boolean;
  /** Returns a thing as the reader marked it, sent or not. */
  readonly shown: (item: StockItem) => StockItem;
  /** Marks that were sent later, and refused. */
  readonly refused: readonly MarkEntry[];
  /** Gives a thing a level, or keeps that until there is a connection. */
  readonly mark: (item: StockItem, level: StockLevel) => void;
  readonly dismiss: (clientId: string) => void;
}

/**
 * Marks things, also offline. What waits is sent by whichever page of the stock is open when the network is back.
 * @param canUndo whether the reader may say that there is enough again
 */
export function useMarks(houseId: string, canUndo: boolean): Marks {
  const { t } = useTranslation();
  const { id: accountId } = useReader();
  const dispatch = useDispatch<StockDispatch>();
  const kind = useMemo(
    () => ({
      name: 'common-roof.stock',
      deliver: deliverMark,
      laneOf: ({ item_id: id }: MarkEntry) => id,
      // Before the mark leaves the outbox, or the level before it would show until the answer is fetched.
      onSent: (marked: StockItem, { house_id: house }: MarkEntry) => {
        for (const patch of withMarked(house, marked)) dispatch(patch);
        dispatch(api.util.invalidateTags(['Stock']));
      },
    }),
    [dispatch],
  );
  const { outbox, state } = useAccountOutbox(accountId, kind);
  const waitingOf = (itemId: string): readonly MarkEntry[] =>
    state.entries.filter((entry) => entry.item_id === itemId && isWaiting(entry));

  const mark = async (item: StockItem, level: StockLevel): Promise<void> => {
    const { _id: id, name, marks } = item;
    // The last tap counts, and begins where the first one that waits did.
    for (const { client_id: earlier } of waitingOf(id)) await outbox.discard(earlier);
    const clientId = crypto.randomUUID();
    const delivery = await outbox.enqueue({
      client_id: clientId,
      account_id: accountId,
      created_at: new Date().toISOString(),
      failure: null,
      house_id: houseId,
      item_id: id,
      name,
      level,
      marks,
    });
    if (delivery.kind === 'later') tell(t('stock.kept', { name }));
    else if (delivery.kind === 'refused') {
      showError(t('stock.refused', { name, reason: delivery.reason }));
      dispatch(api.util.invalidateTags(['Stock']));
      await outbox.discard(clientId);
    } else if (canUndo && item.level !== delivery.result.level) {
      const { result } = delivery;
      await showUndo({
        id: `stock-${id}-${String(result.marks)}`,
        message: t(`stock.marked.${level}`, { name }),
        undo: t('photos.undo'),
        onUndo: () => void mark(result, item.level),
      });
    } else tell(t(`stock.marked.${level}`, { name }));
  };

  return {
    isWaiting: (itemId) => waitingOf(itemId).length > 0,
    shown: (item) => {
      const last = waitingOf(item._id).at(-1);
      return last === undefined ? item : { ...item, level: last.level, since: last.created_at };
    },
    refused: state.entries.filter((entry) => !isWaiting(entry) && entry.house_id === houseId),
    mark: (item, level) => void mark(item, level),
    dismiss: (clientId) => void outbox.discard(clientId),
  };
}
