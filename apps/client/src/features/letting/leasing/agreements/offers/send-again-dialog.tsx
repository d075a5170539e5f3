import type { Prospect } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { todayHere } from '#lib/dates.ts';
import { fullName } from '#lib/person.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { FirstDayField } from './first-day-field.tsx';
import { useChangeOfferMutation } from './offers-api.ts';

interface SendAgainDialogProps {
  offer: Prospect;
  /** Why the offered first day isn't possible, from the server. Absent: it has passed. */
  reason: string | undefined;
  onClose: () => void;
}

/** Sends an offer again with another first day, because the offered one is no longer possible. */
export function SendAgainDialog({ offer, reason, onClose }: SendAgainDialogProps) {
  const { t } = useTranslation();
  const [change] = useChangeOfferMutation();
  const name = fullName(offer);
  return (
    <FormDialog
      title={t('ads.offer.againHeading', { name })}
      text={`${reason ?? t('ads.offer.againPassed')} ${t('ads.offer.againText')}`}
      submit={t('ads.offer.send')}
      width="xs"
      schema={({ changeProspect }) => changeProspect.body}
      values={{ starts_on: todayHere() }}
      body={({ starts_on }) => ({ action: 'resend' as const, starts_on })}
      send={(body) => change({ params: { id: offer._id }, body })}
      done={t('ads.offer.done.resend', { name })}
      isDisposable
      onClose={onClose}
    >
      {({ field }) => <FirstDayField field={field} />}
    </FormDialog>
  );
}
