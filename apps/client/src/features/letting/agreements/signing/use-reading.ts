import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * How much of a text has been on the screen, from 0 to 1.
 * @param bottom the lower edge of what is seen of the page
 */
export function shareSeen({ top, height }: Pick<DOMRect, 'top' | 'height'>, bottom: number): number {
  if (height <= 0) return 1;
  return Math.min(1, Math.max(0, (bottom - top + ROUNDING) / height));
}

/** Browsers place a text between two pixels, and scroll by whole ones. */
const ROUNDING = 2;

/** What scrolls the pages of members, above their navigation; strangers scroll the window. */
const lowerEdge = (element: Element): number =>
  element.closest('#scroller')?.getBoundingClientRect().bottom ?? window.innerHeight;

interface Reading {
  ref: RefObject<HTMLDivElement | null>;
  /** The furthest that was read so far, from 0 to 1. */
  share: number;
  hasRead: boolean;
}

/**
 * Whether the end of a text was reached: by scrolling, or by going on to what stands below it with the keyboard or a screen
 * reader. A text that fits is read at once.
 * @param key of the text; another one is read from its beginning
 */
export function useReading(key: string): Reading {
  const ref = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState({ key, share: 0 });
  useEffect(() => {
    const look = (): void => {
      const element = ref.current;
      if (element === null) return;
      const share = shareSeen(element.getBoundingClientRect(), lowerEdge(element));
      setReached((before) => (before.key === key && before.share >= share ? before : { key, share }));
    };
    look();
    // Whatever it is that scrolls: the event does not go up, but it comes down.
    window.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [key]);
  const share = reached.key === key ? reached.share : 0;
  return { ref, share, hasRead: share >= 1 };
}
