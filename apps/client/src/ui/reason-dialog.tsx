import { LIMITS } from '@common-roof/contracts';

import { Field } from './field.tsx';
import { FormDialog } from './form-dialog.tsx';

interface ReasonDialogProps {
  title: string;
  text: string;
  confirm: string;
  /** Label of the field. */
  label: string;
  /** Shown if there is no reason; absent: none is required. */
  missing?: string;
  /** `primary` for an action that loses nothing. */
  tone?: 'primary' | 'error';
  /** Resolves with whether it succeeded; the input stays if it didn't. */
  onConfirm: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks before declining or cancelling, with a message to the people concerned. */
export function ReasonDialog({ confirm, label, missing, tone = 'error', onConfirm, ...dialog }: ReasonDialogProps) {
  return (
    <FormDialog
      {...dialog}
      submit={confirm}
      tone={tone}
      width="xs"
      // The reason is a part of many calls.
      schema={null}
      values={{ reason: '' }}
      check={({ reason }) => ({ reason: reason === '' ? missing : undefined })}
      send={(_, { values: { reason } }) => onConfirm(reason)}
    >
      {({ field }) => (
        <Field {...field('reason')} label={label} required={missing !== undefined} lines={2} most={LIMITS.reason} />
      )}
    </FormDialog>
  );
}
