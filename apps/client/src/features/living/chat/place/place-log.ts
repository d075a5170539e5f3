import type { Message, MessagePage } from '@common-roof/contracts';

import { addMessages, addOlderPage, logOfPage, type MessageLog } from '#features/living/chat/messages/message-log.ts';

/** A loaded part of a conversation around a place in it. It need not reach the newest message. */
export interface PlaceLog extends MessageLog {
  hasMoreAfter: boolean;
}

export const placeLogOfPage = (page: MessagePage): PlaceLog => ({
  ...logOfPage(page),
  hasMoreAfter: page.has_more_after,
});

/** Adds the page before the loaded part, or the one after it. */
export function addPage(log: PlaceLog, page: MessagePage, side: 'before' | 'after'): void {
  if (side === 'before') {
    addOlderPage(log, page);
    return;
  }
  addMessages(log, page.items);
  log.hasMoreAfter = page.has_more_after;
}

/** Adds a pushed message where it continues the loaded part, or replaces one of it. Others come with their page. */
export function addPushed(log: PlaceLog, message: Message): void {
  const last = log.items.at(-1)?.seq ?? 0;
  if (message.seq <= last || (!log.hasMoreAfter && message.seq === last + 1)) addMessages(log, [message]);
  else log.hasMoreAfter = true;
}

/** Returns the message that a place means: the one with its id, or the first one since its time. */
export const findPlace = ({ items }: PlaceLog, place: string): Message | undefined =>
  items.find(({ _id }) => _id === place) ??
  (isMoment(place) ? (items.find(({ created_at: at }) => at >= place) ?? items.at(-1)) : undefined);

export const isMoment = (place: string): boolean => place.endsWith('Z');
