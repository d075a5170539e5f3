import { LIMITS } from '@common-roof/contracts';
import { useState } from 'react';

import { refusalOf } from '../../../../api/api-error.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { tell } from '../../../../lib/alerts.ts';
import { day } from '../../../../lib/dates.ts';
import { FormFrame } from '../../../../ui/form-frame.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useGiveNoticeMutation, useLeaseEndQuery } from '../leases-api.ts';

interface NoticeDialogProps {
  /** The lease's id. */
  id: string;
  roomieId: string;
  title: string;
  onClose: () => void;
}

/** Gives notice for either party: explains the notice period, and suggests its first possible day. */
export function NoticeDialog({ id, roomieId, title, onClose }: NoticeDialogProps) {
  const { t, i18n } = useTranslation();
  const { data: end } = useLeaseEndQuery({ id });
  const [wrong, setWrong] = useState<string>();
  const [give, { isLoading }] = useGiveNoticeMutation();
  const [chosen, setChosen] = useState<string>();
  const [reason, setReason] = useState('');
  // Notice can't extend a lease that ends by itself.
  const latest = end?.term?.then === 'ends' ? end.term.ends_on : undefined;
  const earliest = latest !== undefined && end !== undefined && latest < end.earliest ? latest : end?.earliest;
  const releaseDate = chosen ?? earliest ?? '';
  const send = async (): Promise<void> => {
    const answer = await give({ params: { id: roomieId }, body: { release_date: releaseDate, reason } });
    if (answer.error !== undefined) {
      setWrong(refusalOf(answer.error));
      return;
    }
    tell(t('leases.notice.given'));
    onClose();
  };
  return (
    <FormFrame
      title={title}
      text={
        end === undefined
          ? t('leases.notice.text')
          : t(end.notice_ends === 'month_end' ? 'leases.notice.periodMonth' : 'leases.notice.period', {
              days: end.notice_days,
              day: day(end.earliest, i18n.language),
            })
      }
      submit={t('leases.notice.give')}
      tone="error"
      isDirty={chosen !== undefined || reason !== ''}
      isBusy={isLoading}
      canSubmit={releaseDate !== ''}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <TextField
        type="date"
        label={t('leases.notice.last')}
        value={releaseDate}
        error={wrong !== undefined}
        helperText={wrong}
        onChange={({ target }) => {
          setChosen(target.value);
          setWrong(undefined);
        }}
        slotProps={{ htmlInput: { min: earliest, max: latest } }}
        fullWidth
      />
      <TextField
        label={t('leases.notice.reason')}
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
