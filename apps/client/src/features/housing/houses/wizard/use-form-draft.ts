import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';

import { useMe } from '#session/me-context.tsx';
import { formDrafts } from '#lib/form-drafts.ts';

/**
 * Merges input kept across a reload into the form's initial values; unknown fields are ignored.
 * @param version the version of the initial values
 * @returns `base`: the version that was edited. If another one was saved during the reload, it isn't overwritten
 */
export function useDraftValues<Values extends FieldValues>(
  name: string,
  fresh: Values,
  version = 0,
): { values: Values; base: number; isRestored: boolean } {
  const { userData } = useMe();
  const [start] = useState(() => {
    const kept = formDrafts.load(userData._id, name);
    if (kept === null) return { values: fresh, base: version, isRestored: false };
    const known = Object.fromEntries(Object.entries(kept.values).filter(([field]) => Object.hasOwn(fresh, field)));
    return { values: { ...fresh, ...known }, base: kept.base, isRestored: true };
  });
  return start;
}

/** Keeps the input until the form is saved. */
export function useDraftAutosave<Values extends FieldValues, Context, Output>(
  name: string,
  form: UseFormReturn<Values, Context, Output>,
  base = 0,
): { forget: () => void; startOver: (fresh: DefaultValues<Values>) => void } {
  const { userData } = useMe();
  const { subscribe, reset } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (isDirty === true) formDrafts.save(userData._id, name, { base, values });
        },
      }),
    [subscribe, name, base, userData._id],
  );
  const forget = (): void => {
    formDrafts.forget(userData._id, name);
  };
  return {
    forget,
    startOver: (fresh) => {
      reset(fresh);
      forget();
    },
  };
}
