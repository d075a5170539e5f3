import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { isSame } from '#lib/is-same.ts';
import type { Row } from './contract-form.ts';

interface Version<Saved> {
  version: Saved;
  values: Row;
}

/** What is saved, and what the form edits of it. */
export interface SavedVersion<Saved> {
  /** The version that is edited. */
  edited: Saved;
  /** Makes another version the edited one. Fields that are equal to `before` get its values. */
  follow: (version: Saved, before: Row) => void;
  /** Follows the newest version even where it contradicts what was typed, since the reader knows of it. */
  acknowledge: () => void;
}

interface SavedVersionOptions<Saved, Output> {
  form: UseFormReturn<Row, unknown, Output>;
  /** The newest version. */
  newest: Saved;
  valuesOf: (version: Saved) => Row;
  /** The version that is edited, with its values, for code that runs later. It begins with the newest one. */
  baseRef: RefObject<Version<Saved>>;
  /** Whether the server rejects an older version of a field that was edited here and saved elsewhere. */
  isVersioned: boolean;
}

/** Lets the untouched fields of an open form follow what is saved elsewhere. Edited fields keep their input. */
export function useSavedVersion<Saved, Output>(options: SavedVersionOptions<Saved, Output>): SavedVersion<Saved> {
  const { form, newest, valuesOf, baseRef, isVersioned } = options;
  const [edited, setEdited] = useState(newest);
  const given: Version<Saved> = { version: newest, values: valuesOf(newest) };
  /** The version that was last given. It is older than the edited one after a decision, until it is read again. */
  const seen = useRef(given);
  /** Whether the reader knows that another version was saved. */
  const isTold = useRef(false);

  const follow = (version: Saved, before: Row): void => {
    const next = valuesOf(version);
    for (const name of Object.keys(next)) {
      if (isSame(form.getValues(name), before[name])) form.setValue(name, next[name]);
    }
    form.resetDefaultValues(next);
    baseRef.current = { version, values: next };
    setEdited(version);
  };

  const followSeen = (): void => {
    const { values: before } = baseRef.current;
    const { version, values: after } = seen.current;
    const typed = form.getValues();
    const isContested = Object.keys(after).some((name) => {
      const hasChanged = !isSame(after[name], before[name]) && !isSame(after[name], typed[name]);
      return hasChanged && !isSame(typed[name], before[name]);
    });
    // Both changed the same field: the server rejects the older version, and the reader learns it.
    if (isContested && isVersioned && !isTold.current) return;
    isTold.current = false;
    follow(version, before);
  };

  // Before the reader can type into what was just rendered.
  useLayoutEffect(() => {
    if (isSame(given, seen.current)) return;
    seen.current = given;
    followSeen();
  });

  return {
    edited,
    follow,
    acknowledge: () => {
      isTold.current = true;
      if (!isSame(seen.current, baseRef.current)) followSeen();
    },
  };
}
