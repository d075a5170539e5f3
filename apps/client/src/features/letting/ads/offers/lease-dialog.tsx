import { LIMITS } from '@common-roof/contracts';
import { useState } from 'react';

import { isApiError } from '../../../../api/api-error.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { tell } from '../../../../lib/alerts.ts';
import { useOfferQuery, useWriteLeaseMutation } from './offers-api.ts';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { WaitingDialog } from '../../../../ui/waiting-dialog.tsx';

function LeaseText({
  id,
  title,
  current,
  onClose,
}: {
  id: string;
  title: string;
  current: { text: string; version: number };
  onClose: () => void;
}) {
  const { t } = useTranslation();
  // What was there when writing began: a version that comes meanwhile is a conflict, and says so.
  const [begun] = useState(current);
  const [text, setText] = useState(current.text);
  const [wrong, setWrong] = useState<string | null>(null);
  const [write, { isLoading }] = useWriteLeaseMutation();
  const save = async (): Promise<void> => {
    try {
      await write({ params: { id }, body: { text, based_on: begun.version } }).unwrap();
      tell(t('ads.lease.saved'));
      onClose();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setWrong(error.message);
    }
  };
  return (
    <FormDialog
      title={title}
      text={t('ads.lease.hint')}
      submit={t('shell.save')}
      width="md"
      isDirty={text !== begun.text}
      isBusy={isLoading}
      error={wrong ?? undefined}
      canSubmit={text.trim() !== '' && text !== begun.text}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField
        label={t('ads.lease.text')}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
        }}
        multiline
        minRows={10}
        maxRows={20}
        fullWidth
        slotProps={{ htmlInput: { maxLength: LIMITS.leaseText } }}
      />
    </FormDialog>
  );
}

/** The text of the lease that goes with an offer; saving makes a new version. */
export function LeaseDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useOfferQuery({ id });
  const title = t('ads.lease.heading', { name });
  if (data === undefined) {
    return <WaitingDialog title={title} isError={isError} onRetry={() => void refetch()} onClose={onClose} />;
  }
  return (
    <LeaseText
      id={id}
      title={title}
      current={{ text: data.lease_text, version: data.lease.version }}
      onClose={onClose}
    />
  );
}
