import type { Applicant, OwnAd, RentPeriod } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { todayHere } from '#lib/dates.ts';
import { moneyToType } from '#lib/money.ts';
import { fullName } from '#lib/person.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useLeaseField } from './lease-field.tsx';
import { OfferFields } from './offer-fields.tsx';
import { toOffer } from './offer-terms.ts';
import { useOfferRoomMutation } from './offers-api.ts';

/** The terms and lease of an offer to an applicant; sending it creates the offer's link. */
export function OfferDialog({ ad, applicant, onClose }: { ad: OwnAd; applicant: Applicant; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const [offer] = useOfferRoomMutation();
  const lease = useLeaseField();
  const { rent, deposit, currency, room } = ad;
  const starts_on = [todayHere(), ad.available_from ?? '', applicant.wished_from ?? ''].toSorted().at(-1) ?? '';
  const name = fullName(applicant);
  return (
    <FormDialog
      title={t('ads.offer.heading', { room: room.name, name })}
      text={t('ads.offer.text', { email: applicant.email })}
      submit={t('ads.offer.send')}
      schema={({ offerRoom }) => offerRoom.body}
      values={{
        starts_on,
        rent: moneyToType(rent, currency, i18n.language),
        rent_period: 'month' as RentPeriod,
        deposit: moneyToType(deposit, currency, i18n.language),
        note: '',
      }}
      body={(values) => ({ applicant_id: applicant._id, ...toOffer(values, currency) })}
      send={async (terms) => {
        const template_id = await lease.takeTemplate();
        const body = { ...terms, ...(template_id === undefined ? {} : { template_id }) };
        return offer({ params: { id: room._id }, body });
      }}
      done={t('ads.offer.sent', { name })}
      onClose={onClose}
    >
      {({ field, values, set }) => (
        <>
          <OfferFields
            field={field}
            period={values.rent_period}
            onPeriod={(rent_period) => {
              set({ rent_period });
            }}
            currency={currency}
          />
          {lease.field}
        </>
      )}
    </FormDialog>
  );
}
