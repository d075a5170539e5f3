/** Returns the sign of a horizontal step forward: 1 where reading goes to the right, -1 where it goes to the left. */
export const forwardSign = (): 1 | -1 => (document.documentElement.dir === 'rtl' ? -1 : 1);

/** Returns 1 for the arrow key that points to what is read next, -1 for the one that points back, and 0 for other keys. */
export function stepByKey(key: string): 1 | -1 | 0 {
  if (key === 'ArrowRight') return forwardSign();
  if (key === 'ArrowLeft') return forwardSign() === 1 ? -1 : 1;
  return 0;
}

/** Without this mark, Latin text on both sides of a separator would be one piece, in the wrong order for Arabic. */
const RIGHT_TO_LEFT_MARK = '\u200f';

/** Returns what stands between the facts of a line, as `dotIn` of the domain, which sign-in does without. */
export const dot = (): string => (forwardSign() === 1 ? ' · ' : `${RIGHT_TO_LEFT_MARK} · ${RIGHT_TO_LEFT_MARK}`);

/** Returns what stands between the items of a list. */
export const comma = (): string => (forwardSign() === 1 ? ', ' : `${RIGHT_TO_LEFT_MARK}، `);
