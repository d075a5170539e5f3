import { LIMITS } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useGiveNoticeMutation, useLeaseEndQuery } from '#features/letting/leasing/leases/leases-api.ts';

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
  const [give] = useGiveNoticeMutation();
  // Notice can't extend a lease that ends by itself.
  const latest = end?.term?.then === 'ends' ? end.term.ends_on : undefined;
  const earliest = latest !== undefined && end !== undefined && latest < end.earliest ? latest : end?.earliest;
  return (
    <FormDialog
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
      schema={({ preReleaseLease }) => preReleaseLease.body}
      values={{ release_date: earliest ?? '', reason: '' }}
      send={(body) => give({ params: { id: roomieId }, body })}
      done={t('leases.notice.given')}
      canSubmit={({ release_date: on }) => on !== ''}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <Field {...field('release_date')} type="date" label={t('leases.notice.last')} min={earliest} max={latest} />
          <Field {...field('reason')} label={t('leases.notice.reason')} lines={2} most={LIMITS.reason} />
        </>
      )}
    </FormDialog>
  );
}
