import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';

import { useMe } from '../../../session/me-context.tsx';
import { keptTyping } from './kept-typing.ts';

/** What was typed before a reload, over what the form begins with. Only fields that it has are taken. */
export function useKeptValues<Values extends FieldValues>(
  name: string,
  fresh: Values,
): { values: Values; isRestored: boolean } {
  const { userData } = useMe();
  const [start] = useState(() => {
    const kept = keptTyping.load(userData._id, name);
    if (kept === null) return { values: fresh, isRestored: false };
    const known = Object.fromEntries(Object.entries(kept).filter(([field]) => Object.hasOwn(fresh, field)));
    return { values: { ...fresh, ...known }, isRestored: true };
  });
  return start;
}

/** Keeps what is typed until the form is saved. */
export function useKeepTyping<Values extends FieldValues, Context, Output>(
  name: string,
  form: UseFormReturn<Values, Context, Output>,
): { forget: () => void; startOver: (fresh: DefaultValues<Values>) => void } {
  const { userData } = useMe();
  const { subscribe, reset } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (isDirty === true) keptTyping.save(userData._id, name, values);
        },
      }),
    [subscribe, name, userData._id],
  );
  const forget = (): void => {
    keptTyping.forget(userData._id, name);
  };
  return {
    forget,
    startOver: (fresh) => {
      reset(fresh);
      forget();
    },
  };
}
