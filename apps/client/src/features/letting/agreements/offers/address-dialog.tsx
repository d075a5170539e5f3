import type { Prospect } from '@common-roof/contracts';
import { useState } from 'react';

import { refusalOf } from '../../../../api/api-error.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { tell } from '../../../../lib/alerts.ts';
import { fullName } from '../../../../lib/person.ts';
import { FormFrame } from '../../../../ui/form-frame.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useChangeOfferMutation } from './offers-api.ts';

/** Sends an offer to another address. The previous link stops working. */
export function AddressDialog({ offer, onClose }: { offer: Prospect; onClose: () => void }) {
  const { t } = useTranslation();
  const [change, { isLoading }] = useChangeOfferMutation();
  const [{ _id: id, version, email: before }] = useState(offer);
  const [email, setEmail] = useState(before);
  const [wrong, setWrong] = useState<string>();
  const send = async (): Promise<void> => {
    const { error } = await change({ params: { id }, body: { action: 'readdress', version, email: email.trim() } });
    if (error !== undefined) {
      setWrong(refusalOf(error));
      return;
    }
    tell(t('ads.offer.readdressed', { email: email.trim() }));
    onClose();
  };
  return (
    <FormFrame
      title={t('ads.offer.addressHeading', { name: fullName(offer) })}
      text={t('ads.offer.addressText')}
      submit={t('ads.offer.send')}
      isDirty={email !== before}
      isBusy={isLoading}
      canSubmit={email.trim() !== '' && email.trim() !== before}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <TextField
        type="email"
        label={t('ads.offer.address')}
        value={email}
        autoComplete="off"
        error={wrong !== undefined}
        helperText={wrong}
        onChange={({ target }) => {
          setEmail(target.value);
          setWrong(undefined);
        }}
        fullWidth
      />
    </FormFrame>
  );
}
