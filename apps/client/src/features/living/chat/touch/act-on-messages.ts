import type { Message } from '@common-roof/contracts';

import { attachGestures } from './attach-gestures.ts';

export interface Acting {
  readonly items: readonly Message[];
  /** Null: nothing can be written here. */
  readonly onReply: ((message: Message) => void) | null;
  /** Null: nothing can be done with messages. */
  readonly onActions: ((message: Message, anchor: HTMLElement) => void) | null;
}

/** Gives messages their gestures. @returns a function that takes them off again */
export const actOnMessages = (log: HTMLElement, give: () => Acting): (() => void) =>
  attachGestures(log, () => {
    const { items, onReply, onActions } = give();
    const messageOf = (row: HTMLElement): Message | undefined =>
      items.find(({ client_id: key, deleted_at: deleted }) => key === row.dataset['row'] && deleted === null);
    const act = (row: HTMLElement, doIt: (message: Message) => void): void => {
      const message = messageOf(row);
      if (message !== undefined) doIt(message);
    };
    return {
      isMessage: (row) => onActions !== null && messageOf(row) !== undefined,
      onSwipe:
        onReply === null
          ? null
          : (row) => {
              act(row, onReply);
            },
      onPress: (row) => {
        act(row, (message) => onActions?.(message, row));
      },
    };
  });
