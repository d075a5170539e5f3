import type { Applicant, OwnAd } from '@common-roof/contracts';
import { useForm } from 'react-hook-form';

import { schemaOf } from '../../../../api/contract-resolver.ts';
import { showFormError } from '../../../../api/form-errors.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { tell } from '../../../../lib/alerts.ts';
import { todayHere } from '../../../../lib/dates.ts';
import { FormFrame, stateOf } from '../../../../ui/form-frame.tsx';
import { fullName } from '../../../../lib/person.ts';
import { useLeaseField } from './lease-field.tsx';
import { OfferFields } from './offer-fields.tsx';
import { checkedTerms, OFFER_FIELDS, type OfferValues, toOffer } from './offer-terms.ts';
import { useOfferRoomMutation } from './offers-api.ts';

/** The terms and lease of an offer to an applicant; sending it creates the offer's link. */
export function OfferDialog({ ad, applicant, onClose }: { ad: OwnAd; applicant: Applicant; onClose: () => void }) {
  const { t } = useTranslation();
  const [offer] = useOfferRoomMutation();
  const lease = useLeaseField();
  const earliest = [todayHere(), ad.available_from ?? '', applicant.wished_from ?? ''].toSorted().at(-1) ?? '';
  const toBody = (values: OfferValues) => ({ applicant_id: applicant._id, ...toOffer(values, ad.currency) });
  const form = useForm<OfferValues>({
    resolver: checkedTerms(ad.currency, async (values) => {
      const schema = await schemaOf(({ offerRoom }) => offerRoom.body);
      return schema.safeParse(toBody(values)).success;
    }),
    defaultValues: { starts_on: earliest, rent: ad.rent, deposit: ad.deposit, note: '' },
  });
  const name = fullName(applicant);

  const send = form.handleSubmit(async (values) => {
    try {
      const template_id = await lease.takeTemplate();
      const body = { ...toBody(values), ...(template_id === undefined ? {} : { template_id }) };
      await offer({ params: { id: ad.room._id }, body }).unwrap();
      tell(t('ads.offer.sent', { name }));
      onClose();
    } catch (error) {
      showFormError(error, OFFER_FIELDS, form.setError);
    }
  });
  return (
    <FormFrame
      {...stateOf(form)}
      title={t('ads.offer.heading', { room: ad.room.name, name })}
      text={t('ads.offer.text', { email: applicant.email })}
      submit={t('ads.offer.send')}
      onSubmit={(event) => void send(event)}
      onClose={onClose}
    >
      <OfferFields form={form} currency={ad.currency} />
      {lease.field}
    </FormFrame>
  );
}
