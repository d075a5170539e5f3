import Stack from '@mui/material/Stack';
import type { ComponentProps, ReactNode } from 'react';

import type { ContractForm, ContractFormOptions } from '#api/use-contract-form/contract-form.ts';
import { useContractForm } from '#api/use-contract-form.ts';
import { tell } from '#lib/alerts.ts';
import { SaveBar } from './save-bar.tsx';

interface SavedFormParts<Values, Saved, Input, Answer> extends Pick<
  ContractFormOptions<Values, Saved, Input, Saved, Answer>,
  'schema' | 'body' | 'check' | 'send'
> {
  /** What was sent last, as it is saved now. It may change while the form is open. */
  saved: Saved;
  values: (saved: Saved) => Values;
  /** Toast once it is saved. */
  done: string;
  sx?: ComponentProps<typeof Stack>['sx'];
  children: (form: ContractForm<Values, Saved>) => ReactNode;
}

/** Values that aren't the body of the call have to be converted. */
type SavedFormProps<Values, Saved, Input, Answer> = SavedFormParts<Values, Saved, Input, Answer> &
  ([Values] extends [Input] ? unknown : { body: (values: Values, saved: Saved) => Input });

/**
 * A form on a page for something that is saved already, declared by the schema of its call like a `FormDialog`. It
 * stays open once it is saved, and has a button that discards its changes.
 */
export function SavedForm<Values extends object, Saved, Input, Answer>(
  props: SavedFormProps<Values, Saved, Input, Answer>,
) {
  const { done, sx, children, ...options } = props as SavedFormParts<Values, Saved, Input, Answer>;
  const form = useContractForm<Values, Saved, Input, Saved, Answer>({
    ...options,
    savedBy: (body) => body,
    onSent: () => {
      tell(done);
    },
  });
  return (
    <Stack
      component="form"
      noValidate
      spacing={2.5}
      onSubmit={(event: React.SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        form.submit(event.currentTarget);
      }}
      sx={sx}
    >
      {children(form)}
      <SaveBar form={form} />
    </Stack>
  );
}
