import type { ReactNode } from 'react';

import type { ContractForm, ContractFormOptions } from '#api/use-contract-form/contract-form.ts';
import { useContractForm } from '#api/use-contract-form.ts';
import { tell } from '#lib/alerts.ts';
import { FormFrame, type FrameProps } from './form-frame.tsx';

type Fields<Values, Saved> = Pick<
  ContractForm<Values, Saved>,
  'values' | 'saved' | 'set' | 'field' | 'isDirty' | 'isBusy' | 'isTried'
> & {
  /** Sends the form by another button than the default one. @param changes values that this button stands for */
  submit: (changes: Partial<Values>) => void;
};

interface Dialog<Values, Saved, Input, Output, Answer>
  extends
    Omit<ContractFormOptions<Values, Saved, Input, Output, Answer>, 'onSent' | 'decidesOnConflict'>,
    Omit<FrameProps, 'canSubmit' | 'actions'> {
  /** Toast once it is sent. */
  done?: string | ((answer: Answer, values: Values) => string | undefined);
  /** Runs once it is sent. Absent: the dialog closes. */
  onDone?: (answer: Answer, form: { values: Values; reset: () => void }) => void;
  /** Asks which version stays if another one was saved, as `StaleNote` does; absent: the reader reads the refusal. */
  stale?: (onDecide: (takesTheirs: boolean) => void) => ReactNode;
  /** Whether there is something to send. */
  canSubmit?: boolean | ((values: Values, isDirty: boolean, saved: Saved) => boolean);
  /** A refusal of something else than the form, above its fields. */
  error?: string | undefined;
  /** Whether closing it would lose something else than its values. */
  hasMore?: boolean;
  /** Whether something it needs is still being loaded or uploaded. */
  isWaiting?: boolean;
  /** Whether closing it loses nothing worth a question, such as a password. */
  isDisposable?: boolean;
  /** Further buttons, before the default one. */
  actions?: (form: Fields<Values, Saved>) => ReactNode;
  children: ReactNode | ((form: Fields<Values, Saved>) => ReactNode);
}

/** Values that aren't the body of the call have to be converted. */
type FormDialogProps<Values, Saved, Input, Output, Answer> = Dialog<Values, Saved, Input, Output, Answer> &
  ([Values] extends [Input] ? unknown : { body: (values: Values, saved: Saved) => Input });

/**
 * A form in a dialog, declared by the schema of its call: `schema`, `values`, `send` and its fields. Closing it with
 * input asks first; see `useContractForm` for the rest.
 */
export function FormDialog<Values extends object, Saved, Input, Output, Answer>(
  props: FormDialogProps<Values, Saved, Input, Output, Answer>,
) {
  const {
    schema,
    saved,
    values,
    begun,
    onChange,
    forgets,
    besides,
    body,
    check,
    isValid,
    send,
    done,
    onDone,
    stale,
    ...rest
  } = props as Dialog<Values, Saved, Input, Output, Answer>;
  const {
    canSubmit = true,
    isWaiting = false,
    isDisposable = false,
    error,
    hasMore = false,
    actions,
    children,
    onClose,
    ...frame
  } = rest;
  const form = useContractForm<Values, Saved, Input, Output, Answer>({
    schema,
    ...(saved === undefined ? {} : { saved }),
    values,
    begun,
    onChange,
    forgets,
    besides,
    ...(body === undefined ? {} : { body }),
    check,
    isValid,
    send,
    onSent: (answer, sent) => {
      const toast = typeof done === 'function' ? done(answer, sent) : done;
      if (toast !== undefined) tell(toast);
      if (onDone === undefined) onClose();
      else onDone(answer, { values: sent, reset: form.reset });
    },
    decidesOnConflict: stale !== undefined,
  });
  const isReady = typeof canSubmit === 'function' ? canSubmit(form.values, form.isDirty, form.saved) : canSubmit;
  const parts: Fields<Values, Saved> = {
    ...form,
    submit: (changes) => {
      form.submit(document.activeElement?.closest('form') ?? null, changes);
    },
  };
  return (
    <FormFrame
      {...frame}
      isDirty={(form.isDirty && !isDisposable) || hasMore}
      isBusy={form.isBusy || isWaiting}
      error={form.refusal ?? error}
      canSubmit={isReady && !form.isOvertaken}
      actions={actions?.(parts)}
      onSubmit={({ currentTarget }) => {
        if (isReady && !isWaiting && !form.isOvertaken) form.submit(currentTarget as HTMLFormElement);
      }}
      onClose={onClose}
    >
      {form.isOvertaken && stale?.(form.decide)}
      {typeof children === 'function' ? children(parts) : children}
    </FormFrame>
  );
}
