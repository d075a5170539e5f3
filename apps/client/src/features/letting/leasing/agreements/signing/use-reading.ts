import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Returns how much of a text has been on the screen, from 0 to 1.
 * @param bottom the lower edge of the visible page
 */
export function shareSeen({ top, height }: Pick<DOMRect, 'top' | 'height'>, bottom: number): number {
  if (height <= 0) return 1;
  return Math.min(1, Math.max(0, (bottom - top + ROUNDING) / height));
}

/** Browsers position text at fractions of pixels, but scroll by whole pixels. */
const ROUNDING = 2;

/** The scroll container of member pages, above their navigation; public pages scroll the window. */
const lowerEdge = (element: Element): number =>
  element.closest('#scroller')?.getBoundingClientRect().bottom ?? window.innerHeight;

interface Reading {
  ref: RefObject<HTMLDivElement | null>;
  /** The furthest reading progress so far, from 0 to 1. */
  share: number;
  hasRead: boolean;
}

/**
 * Tracks whether the end of a text was reached: by scrolling, or by moving to the content below it with the keyboard or
 * a screen reader. A text that fits counts as read at once.
 * @param key identifies the text; another one starts from its beginning
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
    // Captured, because scroll events don't bubble and any ancestor may scroll.
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
