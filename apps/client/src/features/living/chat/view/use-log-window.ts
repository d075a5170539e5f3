import type { Message } from '@common-roof/contracts';
import { useMemo, useState } from 'react';

const FIRST = 80;
const STEP = 60;
const MOST = 200;

export interface LogWindow {
  shown: readonly Message[];
  /** Whether the newest message is in the window. */
  isAtEnd: boolean;
  /** Returns false at the start of the loaded part: an older page has to be fetched. */
  growUp: () => boolean;
  growDown: () => void;
  toEnd: () => void;
  /** Stops the window from following the newest message, because the reader has scrolled up. */
  hold: () => void;
}

/** The rendered part of the loaded messages: at most a few screens, however long the conversation. */
export function useLogWindow(items: readonly Message[], openAtSeq: number | null): LogWindow {
  const lastSeq = items.at(-1)?.seq ?? 0;
  const firstSeq = items[0]?.seq ?? 0;
  const atEnd = { from: lastSeq - FIRST, to: null as number | null };
  const [range, setRange] = useState<{ from: number; to: number | null } | null>(
    openAtSeq === null ? null : { from: Math.min(openAtSeq - 10, lastSeq - FIRST), to: null },
  );
  const { from, to } = range ?? atEnd;

  const shown = useMemo(() => items.filter(({ seq }) => seq > from && (to === null || seq <= to)), [from, items, to]);
  const shownLast = shown.at(-1)?.seq ?? lastSeq;

  return {
    shown,
    isAtEnd: to === null || to >= lastSeq,
    growUp: () => {
      if (from < firstSeq) return false;
      const nextFrom = from - STEP;
      setRange({ from: nextFrom, to: shownLast - nextFrom > MOST ? nextFrom + MOST : to });
      return true;
    },
    growDown: () => {
      if (to === null) {
        // More pages after a place make it longer than it needs to be.
        if (range !== null && lastSeq - from > MOST) setRange({ from: lastSeq - MOST, to });
        return;
      }
      const nextTo = to + STEP;
      setRange(
        nextTo >= lastSeq
          ? { from: Math.max(from, lastSeq - MOST), to: null }
          : { from: Math.max(from, nextTo - MOST), to: nextTo },
      );
    },
    toEnd: () => {
      setRange(null);
    },
    hold: () => {
      setRange((held) => held ?? { from, to });
    },
  };
}
