import { useLayoutEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';

import { tell } from '#lib/alerts.ts';
import { isSame } from '#lib/is-same.ts';
import { showFormError } from './form-errors.ts';

interface SavedFormOptions<Values extends FieldValues> {
  /** The server's values. They may change while the form is open. */
  saved: Values;
  resolver: Resolver<Values, unknown, Values>;
  /** Saves the form. @throws ApiError, which is shown at its field or above the buttons */
  save: (body: Values) => Promise<unknown>;
  /** Toast shown after saving. */
  done: string;
  /** Fields that can show an error, in page order. */
  fields: readonly Path<Values>[];
}

interface SavedForm<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>;
  submit: (event: React.SyntheticEvent) => void;
}

/**
 * A form for saved values that may change elsewhere while it is open. Untouched fields follow the saved values; edited
 * fields keep their input and can be saved. Use it with a FormProvider around a SaveBar.
 *
 * The `values` option of useForm doesn't work here: new values that arrive during editing reset the dirty state, and
 * drop a submission that is being validated.
 */
export function useSavedForm<Values extends FieldValues>(options: SavedFormOptions<Values>): SavedForm<Values> {
  const { saved, resolver, save, done, fields } = options;
  // The values are complete here; the form's types allow for missing defaults.
  const form = useForm<Values, unknown, Values>({ resolver, defaultValues: saved as DefaultValues<Values> });
  const seen = useRef(saved);
  const base = useRef(saved);

  /** Updates every field that is unchanged from `before` to the saved value. */
  const follow = (before: Values, now: Values): void => {
    form.resetDefaultValues(before); // recomputes the dirty fields, which the form does only for subscribers
    for (const field of Object.keys(now) as Path<Values>[]) {
      if (!form.getFieldState(field).isDirty) form.setValue(field, now[field]);
    }
    form.resetDefaultValues(now);
    base.current = now;
  };

  // Before a user can type into what was just rendered.
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
    // Fields edited since the submission differ from what was sent, and stay.
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
