import { useEffect, useId } from 'react';

const forms = new Set<string>();

/** Which forms hold something that was typed and not saved. */
export const unsaved = {
  isAny: (): boolean => forms.size > 0,
  /** What was typed is given up: nobody is asked again. */
  forget: (): void => {
    forms.clear();
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
