import type { Prospect } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { fullName } from '#lib/person.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { OfferFields } from './offer-fields.tsx';
import { toOffer } from './offer-terms.ts';
import { useChangeOfferMutation } from './offers-api.ts';

const valuesOf = ({ starts_on, rent, deposit, note }: Prospect) => ({ starts_on, rent, deposit, note });

/** Changes the terms of an unsigned offer, and of its lease. */
export function ChangeOfferDialog({ offer, onClose }: { offer: Prospect; onClose: () => void }) {
  const { t } = useTranslation();
  const [change] = useChangeOfferMutation();
  const name = fullName(offer);
  return (
    <FormDialog
      title={t('ads.offer.changeHeading', { name })}
      text={t('ads.offer.changeText')}
      submit={t('shell.save')}
      schema={({ changeProspect }) => changeProspect.body}
      saved={offer}
      values={valuesOf}
      body={(values, { version, currency }) => ({ action: 'change' as const, version, ...toOffer(values, currency) })}
      send={(body) => change({ params: { id: offer._id }, body })}
      done={t('ads.offer.changed', { name })}
      canSubmit={(_, isDirty) => isDirty}
      onClose={onClose}
    >
      {({ field }) => <OfferFields field={field} currency={offer.currency} />}
    </FormDialog>
  );
}
