import { useLayoutEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';

import { tell } from '../lib/alerts.ts';
import { showFormError } from './form-errors.ts';

interface SavedFormOptions<Values extends FieldValues> {
  /** What the server has. It may change while the form is open. */
  saved: Values;
  resolver: Resolver<Values, unknown, Values>;
  /** @throws ApiError which is shown at its field, or above the buttons */
  save: (body: Values) => Promise<unknown>;
  /** What is told once it is saved. */
  done: string;
  /** Those a refusal can be shown at, in the order of the page. */
  fields: readonly Path<Values>[];
}

interface SavedForm<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>;
  submit: (event: React.SyntheticEvent) => void;
}

/**
 * A form of something that is saved already, and may be changed elsewhere meanwhile: whatever is not being written shows what
 * is saved, what is being written stays, and can be saved. For a FormProvider around a SaveBar.
 *
 * The `values` of useForm do not do: a value that comes while somebody writes makes the form count as unchanged, and drops what
 * was just sent to be checked.
 */
export function useSavedForm<Values extends FieldValues>(options: SavedFormOptions<Values>): SavedForm<Values> {
  const { saved, resolver, save, done, fields } = options;
  // The values of a form are whole here; its types allow for those that begin with some missing.
  const form = useForm<Values, unknown, Values>({ resolver, defaultValues: saved as DefaultValues<Values> });
  const seen = useRef(saved);
  const base = useRef(saved);

  /** Every field that is as it was `before` shows what is saved now. */
  const follow = (before: Values, now: Values): void => {
    form.resetDefaultValues(before); // finds out anew what differs: the form counts fields only for who asks
    for (const field of Object.keys(now) as Path<Values>[]) {
      if (!form.getFieldState(field).isDirty) form.setValue(field, now[field]);
    }
    form.resetDefaultValues(now);
    base.current = now;
  };

  // Before anybody can press a key on what was just drawn.
  useLayoutEffect(() => {
    if (isSame(saved, seen.current)) return;
    seen.current = saved;
    follow(base.current, saved);
  });

  const send = async (body: Values): Promise<void> => {
    const sent = structuredClone(form.getValues());
    try {
      await save(body);
    } catch (error) {
      showFormError(error, fields, form.setError);
      return;
    }
    // What was typed meanwhile differs from what was sent, and stays.
    follow(sent, body);
    tell(done);
  };
  return {
    form,
    submit: (event) => {
      void form.handleSubmit(send)(event);
    },
  };
}

/** Of what goes over the wire. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
