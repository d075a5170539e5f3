import { type LeaseRequestKind, LIMITS } from '@common-roof/contracts';
import { plusDays } from '@common-roof/domain';
import { useState } from 'react';

import { refusalOf } from '../../../../api/api-error.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { tell } from '../../../../lib/alerts.ts';
import { day } from '../../../../lib/dates.ts';
import { FormFrame } from '../../../../ui/form-frame.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useRequestLeaseChangeMutation } from '../leases-api.ts';

interface RequestDialogProps {
  leaseId: string;
  kind: LeaseRequestKind;
  /** The other party, whose consent is needed. */
  name: string;
  /** ISO date on which notice ends the lease, if it was given. */
  releaseDate?: string;
  /** ISO date of an earlier end, as the initial value. */
  lastDay?: string;
  onClose: () => void;
}

/** Asks the other party to agree to an earlier last day, to continue the lease, or to cancel it. */
export function RequestDialog({ leaseId, kind, name, releaseDate, lastDay, onClose }: RequestDialogProps) {
  const { t, i18n } = useTranslation();
  const [ask, { isLoading }] = useRequestLeaseChangeMutation();
  const [chosen, setChosen] = useState(lastDay ?? '');
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string>();
  const isEarlierEnd = kind === 'earlier_end';
  const send = async (): Promise<void> => {
    const answer = await ask({
      params: { id: leaseId },
      body: isEarlierEnd ? { kind, last_day: chosen, reason } : { kind, reason },
    });
    if (answer.error !== undefined) {
      setWrong(refusalOf(answer.error));
      return;
    }
    tell(t('leases.request.sent', { name }));
    onClose();
  };
  return (
    <FormFrame
      title={t(`leases.request.${kind}.heading`)}
      text={t(`leases.request.${kind}.text`, {
        name,
        day: releaseDate === undefined ? '' : day(releaseDate, i18n.language),
      })}
      submit={t('leases.request.send')}
      isDirty={reason !== '' || chosen !== (lastDay ?? '')}
      isBusy={isLoading}
      canSubmit={!isEarlierEnd || chosen !== ''}
      error={isEarlierEnd ? undefined : wrong}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {isEarlierEnd && (
        <TextField
          type="date"
          label={t('leases.notice.last')}
          value={chosen}
          error={wrong !== undefined}
          helperText={wrong}
          onChange={({ target }) => {
            setChosen(target.value);
            setWrong(undefined);
          }}
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: releaseDate === undefined ? {} : { max: plusDays(releaseDate, -1) },
          }}
          fullWidth
        />
      )}
      <TextField
        label={t('leases.request.reason', { name })}
        value={reason}
        onChange={({ target }) => {
          setReason(target.value);
        }}
        multiline
        minRows={2}
        fullWidth
        slotProps={{ htmlInput: { maxLength: LIMITS.reason } }}
      />
    </FormFrame>
  );
}
