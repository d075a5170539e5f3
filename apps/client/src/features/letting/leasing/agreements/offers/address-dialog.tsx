import type { Prospect } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { todayHere } from '#lib/dates.ts';
import { fullName } from '#lib/person.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { FirstDayField } from './first-day-field.tsx';
import { hasPassed } from './offer-terms.ts';
import { useChangeOfferMutation } from './offers-api.ts';

const valuesOf = (offer: Prospect) => ({
  email: offer.email,
  starts_on: hasPassed(offer) ? todayHere() : offer.starts_on,
});

/** Sends an offer to another address. The previous link stops working. */
export function AddressDialog({ offer, onClose }: { offer: Prospect; onClose: () => void }) {
  const { t } = useTranslation();
  const [change] = useChangeOfferMutation();
  return (
    <FormDialog
      title={t('ads.offer.addressHeading', { name: fullName(offer) })}
      text={t('ads.offer.addressText')}
      submit={t('ads.offer.send')}
      schema={({ changeProspect }) => changeProspect.body}
      saved={offer}
      values={valuesOf}
      body={({ email, starts_on }, { version }) => ({ action: 'readdress' as const, version, email, starts_on })}
      send={(body) => change({ params: { id: offer._id }, body })}
      done={(_, { email }) => t('ads.offer.readdressed', { email })}
      canSubmit={({ email }, isDirty, saved) => isDirty && email.trim() !== '' && email.trim() !== saved.email}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <Field {...field('email')} type="email" label={t('ads.offer.address')} autoComplete="off" />
          <FirstDayField field={field} />
        </>
      )}
    </FormDialog>
  );
}
