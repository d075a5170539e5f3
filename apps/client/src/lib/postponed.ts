import { beforeLeaving } from './before-leaving.ts';

/** Removes something. @returns whether that succeeded */
type Removal = () => Promise<boolean>;

const waiting = new Map<string, Removal>();
const watchers = new Set<() => void>();
/** Ids of what is shown as removed. Those that are removed stay here, because their lists may be older. */
let removed: ReadonlySet<string> = new Set();

function mark(id: string, isRemoved: boolean): void {
  removed = new Set([...removed].filter((other) => other !== id).concat(isRemoved ? [id] : []));
  for (const tell of watchers) tell();
}

async function finish(id: string): Promise<void> {
  const removal = waiting.get(id);
  waiting.delete(id);
  if (removal !== undefined && !(await removal())) mark(id, false);
}

const finishAll = (): Promise<unknown> => Promise.all([...waiting.keys()].map(finish));

/** The browser may not come back to a page that is hidden, and a session that has ended can't remove anything. */
function finishBeforeLeaving(): void {
  if (beforeLeaving.includes(finishAll)) return;
  beforeLeaving.push(finishAll);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void finishAll();
  });
}

/**
 * Removals that wait while they can be undone, for what the server couldn't bring back. Shown as removed at once. They
 * don't depend on the page that began them, and are sent when the app is left.
 */
export const postponed = {
  add(id: string, removal: Removal): void {
    finishBeforeLeaving();
    waiting.set(id, removal);
    mark(id, true);
  },

  /** Sends it, unless it was undone. */
  finish,

  undo(id: string): void {
    if (waiting.delete(id)) mark(id, false);
  },

  isRemoved: (id: string): boolean => removed.has(id),

  subscribe: (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    return () => {
      watchers.delete(watcher);
    };
  },
};
