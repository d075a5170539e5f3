import type { ZodType } from 'zod';

import type { Choose } from '#api/contract-resolver.ts';

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
  /**
   * For a form that stays open: returns what is saved once `body` was sent. The call has no version, so that a field
   * which was edited here and saved elsewhere keeps its input and can be sent.
   */
  savedBy?: (body: Output) => Saved;
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
  /**
   * Returns what is wrong with a part of a value that has several inputs: `away.0.from`.
   * @param wrong as for a field
   */
  errorAt: (path: `${Name<Values>}.${string}`, wrong?: string) => string | undefined;
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
export type Row = Record<string, unknown>;
