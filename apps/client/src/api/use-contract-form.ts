import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type FieldErrors, useForm, useWatch } from 'react-hook-form';
import type { ZodType } from 'zod';

import { isSame } from '#lib/is-same.ts';
import { isApiError, refusalOf, savedElsewhere } from './api-error.ts';
import { type Choose, schemaOf, warmSchemas } from './contract-resolver.ts';

/** What a call answers, as a mutation of the store does. */
export interface Sent<Answer> {
  data?: Answer | undefined;
  error?: unknown;
}

type Name<Values> = keyof Values & string;

/** What an input needs. */
export interface FieldOf<Field extends string, Value> {
  name: Field;
  value: Value;
  onChange: (value: Value) => void;
  /** Shown instead of its hint. */
  error: string | undefined;
  /** For an input that knows by itself when to show it. */
  wrong: string | undefined;
}

export interface ContractFormOptions<Values, Saved, Input, Output, Answer> {
  /** Picks the schema of what is sent: `({ addRoom }) => addRoom.body`. Null if only the caller can validate. */
  schema: Choose<ZodType<Output, Input>> | null;
  /** What is edited. It may change while the form is open. */
  saved?: Saved;
  /** The initial values, or how to read them from `saved`. Text is trimmed before it is sent, except passwords. */
  values: Values | ((saved: Saved) => Values);
  /** Input that was kept, such as across a reload. Null: there is none. */
  begun?: Partial<Values> | null | undefined;
  /** Called with the values after each change, to keep them. */
  onChange?: ((values: Values) => void) | undefined;
  /** Converts values for the call. Absent: they are its body. @param saved the version that is edited */
  body?: (values: Values, saved: Saved) => Input;
  /** Rules that the schema doesn't have. @returns a sentence per wrong field */
  check?: ((values: Values) => Partial<Record<Name<Values>, string | undefined>>) | undefined;
  /** Whether fields that explain by themselves what is wrong, once `isTried`, are right. */
  isValid?: ((values: Values) => boolean) | undefined;
  /**
   * Sends the form; false, or an error that isn't the call's, if the reader has learned elsewhere why it failed.
   * @throws ApiError like an answer with one
   */
  send: (body: Output, form: { values: Values; saved: Saved }) => PromiseLike<Sent<Answer> | boolean>;
  /** Runs once it is sent. */
  onSent: (answer: Answer, values: Values) => void;
  /** Whether the reader decides which version stays if another one was saved. Otherwise they read the refusal. */
  decidesOnConflict?: boolean;
  /** Fields that are empty again after a refusal, such as a code that works once. */
  forgets?: readonly Name<Values>[] | undefined;
  /** Fields that aren't a part of `saved`: they stay if the reader takes the other version. */
  besides?: readonly Name<Values>[] | undefined;
}

export interface ContractForm<Values, Saved> {
  values: Values;
  /** The version that is edited. */
  saved: Saved;
  /** Changes some values. A function gets the newest ones, for changes that arrive later. */
  set: (changes: Partial<Values> | ((values: Values) => Partial<Values>)) => void;
  /**
   * Returns the props of an input.
   * @param wrong shown for a value that the schema rejects; absent: the server's sentence is
   */
  field: <Field extends Name<Values>>(name: Field, wrong?: string) => FieldOf<Field, Values[Field]>;
  isDirty: boolean;
  isBusy: boolean;
  /** Whether it was submitted. */
  isTried: boolean;
  /** Why the form as a whole was rejected. */
  refusal: string | undefined;
  /** Whether another version was saved, and the reader has to decide. */
  isOvertaken: boolean;
  decide: (takesTheirs: boolean) => void;
  reset: () => void;
  /** Sends the form, unless it is being sent. @param changes values that this button stands for */
  submit: (form: HTMLFormElement | null, changes?: Partial<Values>) => void;
}

/** Values by the names of their fields, whatever the form is about. */
type Row = Record<string, unknown>;

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
  decidesOnConflict = false,
  forgets = [],
  besides = [],
}: ContractFormOptions<Values, Saved, Input, Output, Answer>): ContractForm<Values, Saved> {
  // Without `saved`, its type is inferred as unknown, and nobody reads it.
  const newest = saved as Saved;
  // A type's keys can be read by name only as a record of unknown values.
  const valuesOf = (version: Saved): Row => (typeof initial === 'function' ? initial(version) : initial) as Row;
  const latest = valuesOf(newest);
  const [shown] = useState(() => new ShownFields());
  /** The version that is edited, and its values. */
  const base = useRef({ version: newest, values: latest });
  const [edited, setEdited] = useState(newest);
  /** The version that was last given. It is older than the edited one after a decision, until it is read again. */
  const seen = useRef({ version: newest, values: latest });
  /** Whether the reader knows that another version was saved. */
  const isTold = useRef(false);
  const isSending = useRef(false);
  const [theirs, setTheirs] = useState<{ version: Saved } | null>(null);
  const [rejected, setRejected] = useState<{ form: HTMLFormElement | null } | null>(null);

  const form = useForm<Row, unknown, Output>({
    defaultValues: latest,
    resolver: async (row) => {
      const values = trimmed(row) as Values;
      const input = body === undefined ? values : body(values, base.current.version);
      const own: Partial<Record<string, string | undefined>> = check?.(values) ?? {};
      const checked = schema === null ? null : (await schemaOf(schema)).safeParse(input);
      const issues = checked?.error?.issues ?? [];
      const rejectedFields = new Set(issues.map(({ path }) => shown.find(path)));
      const errors: FieldErrors<Row> = {};
      for (const [name, wrong] of shown.all()) {
        const message = own[name] ?? (rejectedFields.has(name) ? wrong : undefined);
        if (message !== undefined) errors[name] = { type: 'schema', message };
      }
      if (isValid?.(values) === false) errors['*'] = { type: 'schema' };
      if (Object.keys(errors).length > 0) return { values: {}, errors };
      // What only the server can explain is sent, too.
      return { values: checked?.success === true ? checked.data : (input as unknown as Output), errors: {} };
    },
  });
  const { isDirty, isSubmitting, isSubmitted, errors } = form.formState;
  const values = useWatch({ control: form.control }) as Values;

  shown.clear();
  useEffect(warmSchemas, []);

  /** Makes another version the edited one. Fields that are equal to `before` get its values. */
  const follow = (version: Saved, before: Row): void => {
    const next = valuesOf(version);
    for (const name of Object.keys(next)) {
      if (isSame(form.getValues(name), before[name])) form.setValue(name, next[name]);
    }
    form.resetDefaultValues(next);
    base.current = { version, values: next };
    setEdited(version);
  };

  const followSeen = (): void => {
    const { values: before } = base.current;
    const { version, values: after } = seen.current;
    const typed = form.getValues();
    const isContested = Object.keys(after).some((name) => {
      const hasChanged = !isSame(after[name], before[name]) && !isSame(after[name], typed[name]);
      return hasChanged && !isSame(typed[name], before[name]);
    });
    // Both changed the same field: the server rejects the older version, and the reader learns it.
    if (isContested && saved !== undefined && !isTold.current) return;
    isTold.current = false;
    follow(version, before);
  };
  // Before the reader can type into what was just rendered.
  useLayoutEffect(() => {
    const given = { version: newest, values: latest };
    if (isSame(given, seen.current)) return;
    seen.current = given;
    followSeen();
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
    if (error.code === 'stale_version') {
      isTold.current = true;
      if (!isSame(seen.current, base.current)) followSeen();
    }
    let refusal = error.fields.length === 0 ? refusalOf(error) : undefined;
    // Backwards, so that the first sentence about a field is the one that stays.
    for (const { path, message } of error.fields.toReversed()) {
      const name = shown.find(path.split('.'));
      if (name === undefined) refusal = message;
      else form.setError(name, { type: 'server', message });
    }
    if (refusal !== undefined) form.setError('root', { type: 'server', message: refusal });
  };

  const deliver = async (output: Output): Promise<void> => {
    let answer: Sent<Answer>;
    const sending = trimmed(form.getValues()) as Values;
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

  return {
    values,
    saved: edited,
    set,
    field: (name, wrong) => {
      shown.add(name, wrong);
      const message = errors[name]?.message;
      return {
        name,
        value: values[name],
        onChange: (value) => {
          // A computed key widens to an index signature.
          set({ [name]: value } as unknown as Partial<Values>);
        },
        error: typeof message === 'string' ? message : undefined,
        wrong,
      };
    },
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

/** The fields that the last render has shown, and what they say about a value that the schema rejects. */
class ShownFields {
  private readonly wrong = new Map<string, string | undefined>();

  clear(): void {
    this.wrong.clear();
  }

  add(name: string, wrong: string | undefined): void {
    this.wrong.set(name, wrong);
  }

  all(): Iterable<[string, string | undefined]> {
    return this.wrong;
  }

  /** Returns the field that a path of the body belongs to: `payment.amount` is shown at `amount`. */
  find(path: readonly PropertyKey[]): string | undefined {
    return [path.join('.'), ...path].map(String).find((name) => this.wrong.has(name));
  }
}

const trimmed = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' && !name.includes('password') ? value.trim() : value,
    ]),
  );
