import type { Prospect } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { moneyToType } from '#lib/money.ts';
import { fullName } from '#lib/person.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { OfferFields } from './offer-fields.tsx';
import { toOffer } from './offer-terms.ts';
import { useChangeOfferMutation } from './offers-api.ts';

/** Changes the terms of an unsigned offer, and of its lease. */
export function ChangeOfferDialog({ offer, onClose }: { offer: Prospect; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const [change] = useChangeOfferMutation();
  const name = fullName(offer);
  return (
    <FormDialog
      title={t('ads.offer.changeHeading', { name })}
      text={t('ads.offer.changeText')}
      submit={t('shell.save')}
      schema={({ changeProspect }) => changeProspect.body}
      saved={offer}
      values={({ starts_on, rent, rent_period, deposit, currency, note }: Prospect) => ({
        starts_on,
        rent: moneyToType(rent, currency, i18n.language),
        rent_period,
        deposit: moneyToType(deposit, currency, i18n.language),
        note,
      })}
      body={(values, { version, currency }) => ({ action: 'change' as const, version, ...toOffer(values, currency) })}
      send={(body) => change({ params: { id: offer._id }, body })}
      done={t('ads.offer.changed', { name })}
      canSubmit={(_, isDirty) => isDirty}
      onClose={onClose}
    >
      {({ field, values, set }) => (
        <OfferFields
          field={field}
          period={values.rent_period}
          onPeriod={(rent_period) => {
            set({ rent_period });
          }}
          currency={offer.currency}
        />
      )}
    </FormDialog>
  );
}
