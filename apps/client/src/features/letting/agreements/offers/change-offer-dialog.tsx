import type { Prospect } from '@common-roof/contracts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { schemaOf } from '../../../../api/contract-resolver.ts';
import { showFormError } from '../../../../api/form-errors.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { tell } from '../../../../lib/alerts.ts';
import { fullName } from '../../../../lib/person.ts';
import { FormFrame, stateOf } from '../../../../ui/form-frame.tsx';
import { OfferFields } from './offer-fields.tsx';
import { checkedTerms, OFFER_FIELDS, type OfferValues, toOffer } from './offer-terms.ts';
import { useChangeOfferMutation } from './offers-api.ts';

/** Changes the terms of an unsigned offer, and of its lease. */
export function ChangeOfferDialog({ offer, onClose }: { offer: Prospect; onClose: () => void }) {
  const { t } = useTranslation();
  const [change] = useChangeOfferMutation();
  // The version editing started from: a newer one is a conflict, and is reported.
  const [{ _id: id, version, starts_on, rent, deposit, note }] = useState(offer);
  const toBody = (values: OfferValues) => ({ action: 'change' as const, version, ...toOffer(values, offer.currency) });
  const form = useForm<OfferValues>({
    resolver: checkedTerms(offer.currency, async (values) => {
      const schema = await schemaOf(({ changeProspect }) => changeProspect.body);
      return schema.safeParse(toBody(values)).success;
    }),
    defaultValues: { starts_on, rent, deposit, note },
  });
  const name = fullName(offer);
  const send = form.handleSubmit(async (values) => {
    try {
      await change({ params: { id }, body: toBody(values) }).unwrap();
      tell(t('ads.offer.changed', { name }));
      onClose();
    } catch (error) {
      showFormError(error, OFFER_FIELDS, form.setError);
    }
  });
  return (
    <FormFrame
      {...stateOf(form)}
      title={t('ads.offer.changeHeading', { name })}
      text={t('ads.offer.changeText')}
      submit={t('shell.save')}
      canSubmit={form.formState.isDirty}
      onSubmit={(event) => void send(event)}
      onClose={onClose}
    >
      <OfferFields form={form} currency={offer.currency} />
    </FormFrame>
  );
}
