import type { Message, MessagePage, SyncPage } from '@common-roof/contracts';

/** What is known of one conversation: its newest part without duplicates, ascending by `seq`. */
export interface MessageLog {
  items: Message[];
  hasMoreBefore: boolean;
  /** All changes up to this one are known. */
  lastChange: number;
}

/** A message may reach us by answer, event and refetch, in any order: the later version of it counts. */
export const isLater = (candidate: Message, known: Message): boolean => candidate.change > known.change;

/** The index of `seq`, or of where it belongs. Looks from the end, where nearly everything happens. */
function placeOf(items: readonly Message[], seq: number): number {
  let low = 0;
  let high = items.length;
  const last = items.at(-1);
  if (last === undefined || last.seq < seq) return high;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((items[middle]?.seq ?? 0) < seq) low = middle + 1;
    else high = middle;
  }
  return low;
}

function place(items: Message[], message: Message): void {
  const at = placeOf(items, message.seq);
  const known = items[at];
  if (known?.seq !== message.seq) items.splice(at, 0, message);
  else if (isLater(message, known)) items[at] = message;
}

export const logOfPage = (page: MessagePage): MessageLog => {
  const log: MessageLog = { items: [], hasMoreBefore: page.has_more_before, lastChange: page.last_change };
  for (const message of page.items) place(log.items, message);
  return log;
};

/**
 * Adds what arrived, in place. Messages older than the loaded part are left out: they come with their page,
 * and alone they would leave a hole before them.
 */
export function addMessages(log: MessageLog, messages: readonly Message[]): void {
  const first = log.items[0]?.seq ?? 0;
  for (const message of messages) {
    if (!log.hasMoreBefore || message.seq >= first) place(log.items, message);
    if (message.change === log.lastChange + 1) log.lastChange = message.change;
  }
}

/** Adds what a sync brought. */
export function addSync(log: MessageLog, { items, changed, last_change: lastChange }: SyncPage): void {
  addMessages(log, items);
  addMessages(log, changed);
  log.lastChange = Math.max(log.lastChange, lastChange);
}

/** Adds the page before the loaded part. */
export function addOlderPage(log: MessageLog, page: MessagePage): void {
  for (const message of page.items) place(log.items, message);
  log.hasMoreBefore = page.has_more_before;
}

/** Adds a newly fetched newest page without losing the older ones that were loaded; what changed in those is not in it. */
export function addNewestPage(log: MessageLog, newest: MessageLog): void {
  const first = log.items[0]?.seq;
  const newestFirst = newest.items[0]?.seq;
  const reachesBack = first === undefined || (newestFirst !== undefined && newestFirst <= first);
  for (const message of newest.items) place(log.items, message);
  if (reachesBack) log.hasMoreBefore = newest.hasMoreBefore;
}

/** The last seq before the first hole, or null where there is none. */
export function gapAfter({ items }: MessageLog): number | null {
  for (let at = 1; at < items.length; at += 1) {
    const before = items[at - 1]?.seq ?? 0;
    if (items[at]?.seq !== before + 1) return before;
  }
  return null;
}

/** From where a sync has to begin so that nothing is missed. */
export const syncStart = (log: MessageLog): number => gapAfter(log) ?? log.items.at(-1)?.seq ?? 0;
