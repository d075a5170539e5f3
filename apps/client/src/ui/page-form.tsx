import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ComponentProps, ReactNode } from 'react';

import type { ContractForm, ContractFormOptions } from '#api/use-contract-form/contract-form.ts';
import { useContractForm } from '#api/use-contract-form.ts';
import { useUnsaved } from '#lib/unsaved.ts';

interface PageFormParts<Values, Saved, Input, Output, Answer> extends Omit<
  ContractFormOptions<Values, Saved, Input, Output, Answer>,
  'onSent' | 'decidesOnConflict' | 'saved'
> {
  submit: string;
  size?: 'medium' | 'large';
  /** Whether leaving the page with input asks first. */
  asks?: boolean;
  /** Above its fields. */
  lead?: ReactNode;
  sx?: ComponentProps<typeof Stack>['sx'];
  /** Runs once it is sent; its fields are empty again. */
  onDone: (answer: Answer, values: Values) => void;
  children: (form: ContractForm<Values, Saved>) => ReactNode;
}

/** Values that aren't the body of the call have to be converted. */
type PageFormProps<Values, Saved, Input, Output, Answer> = PageFormParts<Values, Saved, Input, Output, Answer> &
  ([Values] extends [Input] ? unknown : { body: (values: Values, saved: Saved) => Input });

/** A form on a page, declared by the schema of its call like a `FormDialog`. */
export function PageForm<Values extends object, Saved, Input, Output, Answer>(
  props: PageFormProps<Values, Saved, Input, Output, Answer>,
) {
  const {
    submit,
    size = 'medium',
    asks = false,
    lead,
    sx,
    onDone,
    children,
    ...options
  } = props as PageFormParts<Values, Saved, Input, Output, Answer>;
  const form = useContractForm<Values, Saved, Input, Output, Answer>({
    ...options,
    onSent: (answer, values) => {
      form.reset();
      onDone(answer, values);
    },
  });
  useUnsaved(asks && form.isDirty && !form.isBusy);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit(event.currentTarget);
      }}
    >
      <Stack spacing={2.5} sx={sx}>
        {lead}
        {form.refusal !== undefined && <Alert severity="error">{form.refusal}</Alert>}
        {children(form)}
        <Button type="submit" variant="contained" size={size} loading={form.isBusy} sx={{ alignSelf: 'flex-start' }}>
          {submit}
        </Button>
      </Stack>
    </form>
  );
}
