import type { Message, MessagePage, SyncPage } from '@common-roof/contracts';

/** The loaded, newest part of one conversation: unique messages, ascending by `seq`. */
export interface MessageLog {
  items: Message[];
  hasMoreBefore: boolean;
  /** All changes up to this one are known. */
  lastChange: number;
}

/**
 * Whether a version is newer. A message may arrive by answer, event and refetch in any order; its latest version
 * counts.
 */
export const isLater = (candidate: Message, known: Message): boolean => candidate.change > known.change;

/** Returns the index of `seq`, or its insertion point. Searches from the end, where nearly everything happens. */
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
 * Adds messages in place. Those older than the loaded part are ignored: they come with their page, and alone they would
 * leave a gap.
 */
export function addMessages(log: MessageLog, messages: readonly Message[]): void {
  const first = log.items[0]?.seq ?? 0;
  for (const message of messages) {
    if (!log.hasMoreBefore || message.seq >= first) place(log.items, message);
    if (message.change === log.lastChange + 1) log.lastChange = message.change;
  }
}

/** Adds the result of a sync. */
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

/** Adds a refetched newest page and keeps the older pages; it doesn't contain their changes. */
export function addNewestPage(log: MessageLog, newest: MessageLog): void {
  const first = log.items[0]?.seq;
  const newestFirst = newest.items[0]?.seq;
  const reachesBack = first === undefined || (newestFirst !== undefined && newestFirst <= first);
  for (const message of newest.items) place(log.items, message);
  if (reachesBack) log.hasMoreBefore = newest.hasMoreBefore;
}

/** Returns the last seq before the first gap; null if there is none. */
export function gapAfter({ items }: MessageLog): number | null {
  for (let at = 1; at < items.length; at += 1) {
    const before = items[at - 1]?.seq ?? 0;
    if (items[at]?.seq !== before + 1) return before;
  }
  return null;
}

/** Returns the seq from which a sync has to start so that nothing is missed. */
export const syncStart = (log: MessageLog): number => gapAfter(log) ?? log.items.at(-1)?.seq ?? 0;
