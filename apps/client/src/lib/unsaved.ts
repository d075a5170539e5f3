import { useEffect, useId } from 'react';

type Step = () => void;

const forms = new Set<string>();
const askers = new Set<() => void>();
let held: Step | null = null;

function setHeld(step: Step | null): void {
  held = step;
  for (const tell of askers) tell();
}

/** Tracks which forms have unsaved input, and the navigation that waits for a decision. */
export const unsaved = {
  isAny: (): boolean => forms.size > 0,
  /** Holds a navigation. @returns whether it waits: input would be lost, and a dialog can ask */
  hold: (step: Step): boolean => {
    const waits = forms.size > 0 && askers.size > 0;
    if (waits) setHeld(step);
    return waits;
  },
  held: (): Step | null => held,
  subscribe: (asker: () => void): (() => void) => {
    askers.add(asker);
    return () => {
      askers.delete(asker);
      if (askers.size === 0) held = null; // without a dialog left to ask, the navigation is dropped
    };
  },
  stay: (): void => {
    setHeld(null);
  },
  /** Discards the input and navigates. */
  leave: (): void => {
    const step = held;
    forms.clear();
    setHeld(null);
    step?.();
  },
};

/** While `holds` is true, leaving the page asks first. Not during saving, which may navigate itself. */
export function useUnsaved(holds: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!holds) return;
    forms.add(id);
    return () => {
      forms.delete(id);
    };
  }, [holds, id]);
}
