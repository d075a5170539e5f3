import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

const NEAR_END_PX = 80;
const NEAR_EDGE_PX = 600;

interface AnchoredScroll {
  scroller: RefObject<HTMLDivElement | null>;
  isAtBottom: boolean;
  onScroll: () => void;
  toBottom: () => void;
}

interface Edges {
  onNearTop: () => void;
  onNearBottom: () => void;
  onLeaveBottom: () => void;
  /** Whether the content ends with the end of the conversation, where the view should stay. */
  hasEnd: boolean;
  /** What the view opens at instead of the bottom. */
  openAt: OpenAt | null;
}

export interface OpenAt {
  selector: string;
  /** Whether it is in the middle of the view rather than at its top. */
  isCentred: boolean;
}

/** Returns the distance from the visible part to the end. */
const toEnd = (element: HTMLElement): number => element.scrollHeight - element.scrollTop - element.clientHeight;

const rowsOf = (scroller: HTMLElement): HTMLElement[] => [...scroller.querySelectorAll<HTMLElement>('[data-row]')];

/**
 * Keeps the visible content still when content is added or removed around it: the end, or the first row in view.
 * Measured here, because not every browser has scroll anchoring.
 */
export function useAnchoredScroll(
  content: unknown,
  { onNearTop, onNearBottom, onLeaveBottom, hasEnd, openAt }: Edges,
): AnchoredScroll {
  const scroller = useRef<HTMLDivElement>(null);
  const anchor = useRef<{ key: string; top: number } | null>(null);
  const isPinned = useRef(openAt === null);
  const hasOpened = useRef(false);
  const [isAtBottom, setAtBottom] = useState(openAt === null);

  const remember = (element: HTMLElement): void => {
    const first = rowsOf(element).find((row) => row.offsetTop + row.offsetHeight > element.scrollTop);
    anchor.current =
      first?.dataset['row'] === undefined
        ? null
        : { key: first.dataset['row'], top: first.offsetTop - element.scrollTop };
  };

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    if (!hasOpened.current) {
      hasOpened.current = true;
      const target = openAt === null ? null : element.querySelector<HTMLElement>(openAt.selector);
      const above = openAt?.isCentred === true ? (element.clientHeight - (target?.offsetHeight ?? 0)) / 2 : 24;
      element.scrollTop = target === null ? element.scrollHeight : target.offsetTop - above;
      isPinned.current = hasEnd && toEnd(element) < NEAR_END_PX;
      setAtBottom(isPinned.current);
      remember(element);
      return;
    }
    if (isPinned.current) {
      element.scrollTop = element.scrollHeight;
      return;
    }
    const held = anchor.current;
    const row = held === null ? undefined : rowsOf(element).find(({ dataset }) => dataset['row'] === held.key);
    if (held !== null && row !== undefined) element.scrollTop = row.offsetTop - held.top;
  }, [content, hasEnd, openAt]);

  // A phone keyboard, an image or a taller composer must not hide the end.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      if (isPinned.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    if (element.firstElementChild !== null) observer.observe(element.firstElementChild);
    return () => {
      observer.disconnect();
    };
  }, []);

  return {
    scroller,
    isAtBottom,
    onScroll: () => {
      const element = scroller.current;
      if (element === null) return;
      isPinned.current = hasEnd && toEnd(element) < NEAR_END_PX;
      setAtBottom(isPinned.current);
      remember(element);
      if (!isPinned.current) onLeaveBottom();
      if (element.scrollTop < NEAR_EDGE_PX) onNearTop();
      if (toEnd(element) < NEAR_EDGE_PX) onNearBottom();
    },
    toBottom: () => {
      const element = scroller.current;
      isPinned.current = true;
      setAtBottom(true);
      if (element !== null) element.scrollTop = element.scrollHeight;
    },
  };
}
