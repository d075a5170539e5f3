import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import { isApiError, refusalOf, savedElsewhere } from './api-error.ts';
import { warmSchemas } from './contract-resolver.ts';
import type { ContractForm, ContractFormOptions, Row, Sent } from './use-contract-form/contract-form.ts';
import { ShownFields } from './use-contract-form/shown-fields.ts';
import { useSavedVersion } from './use-contract-form/use-saved-version.ts';
import { errorIn, trimmed, validate } from './use-contract-form/validation.ts';

const FOCUSABLE = ':is(input, select, textarea, button, [contenteditable], [tabindex])';
/** In page order. */
const FIRST_WRONG = `${FOCUSABLE}[aria-invalid="true"], [aria-invalid="true"] ${FOCUSABLE}`;

/**
 * A form that is declared: the schema of its call, its values, and what to send. It validates with the schema, sends
 * once, shows what the server rejects at its field and focuses the first one. While it is open, untouched fields follow
 * what is saved elsewhere; edited fields stay.
 */
export function useContractForm<Values extends object, Saved, Input, Output, Answer>({
  schema,
  saved,
  values: initial,
  begun,
  onChange,
  body,
  check,
  isValid,
  send,
  onSent,
  savedBy,
  decidesOnConflict = false,
  forgets = [],
  besides = [],
}: ContractFormOptions<Values, Saved, Input, Output, Answer>): ContractForm<Values, Saved> {
  // Without `saved`, its type is inferred as unknown, and nobody reads it.
  const newest = saved as Saved;
  // A type's keys can be read by name only as a record of unknown values.
  const valuesOf = (version: Saved): Row => (typeof initial === 'function' ? initial(version) : initial) as Row;
  const [shown] = useState(() => new ShownFields());
  const base = useRef({ version: newest, values: valuesOf(newest) });
  const isSending = useRef(false);
  const [theirs, setTheirs] = useState<{ version: Saved } | null>(null);
  const [rejected, setRejected] = useState<{ form: HTMLFormElement | null } | null>(null);

  const form = useForm<Row, unknown, Output>({
    defaultValues: valuesOf(newest),
    resolver: (row) => validate(row, { schema, body, check, isValid, shown, edited: () => base.current.version }),
  });
  const { isDirty, isSubmitting, isSubmitted, errors } = form.formState;
  const values = useWatch({ control: form.control }) as Values;

  shown.clearFields();
  useEffect(warmSchemas, []);

  const { edited, follow, acknowledge } = useSavedVersion({
    form,
    newest,
    valuesOf,
    baseRef: base,
    isVersioned: saved !== undefined && savedBy === undefined,
  });

  useEffect(() => {
    rejected?.form?.querySelector<HTMLElement>(FIRST_WRONG)?.focus();
  }, [rejected]);

  const refuse = (error: unknown): void => {
    if (!isApiError(error)) return;
    const current = savedElsewhere<Saved>(error);
    if (decidesOnConflict && current !== null) {
      setTheirs({ version: current });
      return;
    }
    if (error.code === 'stale_version') acknowledge();
    let refusal = error.fields.length === 0 ? refusalOf(error) : undefined;
    // Backwards, so that the first sentence about a field is the one that stays.
    for (const { path, message } of error.fields.toReversed()) {
      const name = shown.findField(path.split('.'));
      if (name === undefined) refusal = message;
      else form.setError(name, { type: 'server', message });
    }
    if (refusal !== undefined) form.setError('root', { type: 'server', message: refusal });
  };

  const deliver = async (output: Output): Promise<void> => {
    let answer: Sent<Answer>;
    const typed = form.getValues();
    const sending = trimmed(typed) as Values;
    try {
      const sent = await send(output, { values: sending, saved: base.current.version });
      answer = typeof sent === 'boolean' ? (sent ? {} : { error: null }) : sent;
    } catch (error) {
      if (!isApiError(error)) throw error;
      answer = { error };
    }
    if (answer.error !== undefined) {
      for (const name of forgets as readonly string[]) form.setValue(name, base.current.values[name]);
      refuse(answer.error);
      return;
    }
    // Fields that were edited since differ from what was typed then, and stay.
    if (savedBy !== undefined) follow(savedBy(output), typed);
    // A call without an answer has undefined as its type.
    onSent(answer.data as Answer, sending);
  };

  const set: ContractForm<Values, Saved>['set'] = (given) => {
    const changes = typeof given === 'function' ? given(form.getValues() as Values) : given;
    for (const [name, value] of Object.entries(changes)) {
      form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted });
    }
    onChange?.(form.getValues() as Values);
  };
  const begin = useEffectEvent(() => {
    if (begun) set(begun);
  });
  useLayoutEffect(() => {
    begin();
  }, []);

  const submit = async (element: HTMLFormElement | null, changes: Partial<Values> = {}): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      set(changes);
      await form.handleSubmit(deliver)();
    } finally {
      isSending.current = false;
    }
    // Its errors are rendered with this, or were before.
    setRejected({ form: element });
  };

  const errorAt = (path: string, wrong?: string): string | undefined => {
    shown.showField(path, wrong);
    return errorIn(errors, path)?.message;
  };

  return {
    values,
    saved: edited,
    set,
    field: (name, wrong) => ({
      name,
      value: values[name],
      onChange: (value) => {
        // A computed key widens to an index signature.
        set({ [name]: value } as unknown as Partial<Values>);
      },
      error: errorAt(name, wrong),
      wrong,
    }),
    errorAt,
    isDirty,
    isBusy: isSubmitting,
    isTried: isSubmitted,
    refusal: errors.root?.message,
    isOvertaken: theirs !== null,
    decide: (takesTheirs) => {
      if (theirs === null) return;
      const { values: before } = base.current;
      const own = Object.fromEntries(besides.map((name) => [name, before[name]]));
      // What was not edited follows in either case.
      follow(theirs.version, takesTheirs ? { ...form.getValues(), ...own } : before);
      setTheirs(null);
    },
    reset: () => {
      form.reset();
    },
    submit: (element, changes) => void submit(element, changes),
  };
}
