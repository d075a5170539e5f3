import { type LeaseRequestKind, LIMITS } from '@common-roof/contracts';
import { plusDays } from '@common-roof/domain';

import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useRequestLeaseChangeMutation } from '#features/letting/leasing/leases/leases-api.ts';

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
export function RequestDialog({ leaseId, kind, name, releaseDate, lastDay = '', onClose }: RequestDialogProps) {
  const { t, i18n } = useTranslation();
  const [ask] = useRequestLeaseChangeMutation();
  const isEarlierEnd = kind === 'earlier_end';
  return (
    <FormDialog
      title={t(`leases.request.${kind}.heading`)}
      text={t(`leases.request.${kind}.text`, {
        name,
        day: releaseDate === undefined ? '' : day(releaseDate, i18n.language),
      })}
      submit={t('leases.request.send')}
      schema={({ requestLeaseChange }) => requestLeaseChange.body}
      values={{ last_day: lastDay, reason: '' }}
      body={({ last_day, reason }) => (isEarlierEnd ? { kind, last_day, reason } : { kind, reason })}
      send={(body) => ask({ params: { id: leaseId }, body })}
      done={t('leases.request.sent', { name })}
      canSubmit={({ last_day }) => !isEarlierEnd || last_day !== ''}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          {isEarlierEnd && (
            <Field
              {...field('last_day')}
              type="date"
              label={t('leases.notice.last')}
              max={releaseDate === undefined ? undefined : plusDays(releaseDate, -1)}
            />
          )}
          <Field {...field('reason')} label={t('leases.request.reason', { name })} lines={2} most={LIMITS.reason} />
        </>
      )}
    </FormDialog>
  );
}
