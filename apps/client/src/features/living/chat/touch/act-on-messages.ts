import type { Message } from '@common-roof/contracts';

import { attachGestures } from './attach-gestures.ts';

export interface Acting {
  readonly items: readonly Message[];
  /** Null: nothing can be written here. */
  readonly onReply: ((message: Message) => void) | null;
  /** Null: nothing can be done with messages. */
  readonly onActions: ((message: Message, anchor: HTMLElement) => void) | null;
}

/** Leaves scrolling and zooming to the browser, and sideways to us. A long press selects no text, which can be copied. */
function styleContent({ style }: HTMLElement, isActing: boolean): void {
  style.touchAction = isActing ? 'pan-y pinch-zoom' : '';
  const select = isActing && window.matchMedia('(hover: none)').matches ? 'none' : '';
  style.setProperty('-webkit-user-select', select);
  style.setProperty('user-select', select);
}

/** Gives messages their gestures. @returns a function that takes them off again */
export function actOnMessages(log: HTMLElement, give: () => Acting): () => void {
  const content = log.firstElementChild;
  if (content instanceof HTMLElement) styleContent(content, give().onActions !== null);
  const detach = attachGestures(log, () => {
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
  return () => {
    detach();
    if (content instanceof HTMLElement) styleContent(content, false);
  };
}
