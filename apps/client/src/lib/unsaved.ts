import { useEffect, useId } from 'react';

type Step = () => void;

const forms = new Set<string>();
const askers = new Set<() => void>();
let held: Step | null = null;

function setHeld(step: Step | null): void {
  held = step;
  for (const tell of askers) tell();
}

/** Which forms hold something that was typed and not saved, and the step away from them that waits for a decision. */
export const unsaved = {
  isAny: (): boolean => forms.size > 0,
  /** @returns whether it waits: something would be lost, and somebody is there who asks */
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
      if (askers.size === 0) held = null; // with nobody left to ask, it was given up
    };
  },
  stay: (): void => {
    setHeld(null);
  },
  /** What was typed is given up: nobody is asked again. */
  leave: (): void => {
    const step = held;
    forms.clear();
    setHeld(null);
    step?.();
  },
};

/** While `holds`, leaving the page asks first. Not while it is being saved: what is saved may lead elsewhere. */
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
