import type { House } from '@common-roof/contracts';
import { useState } from 'react';

import { refusalOf } from '../../../api/api-error.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { tell } from '../../../lib/alerts.ts';
import { formatMoney, parseMoney } from '../../../lib/money.ts';
import { AmountField } from '../../../ui/amount-field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useSetPurchaseLimitMutation } from './supplies-api.ts';

/** Edits the price up to which one housemate can confirm a purchase. */
export function LimitDialog({ house, onClose }: { house: House; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const { _id: id, currency, purchase_limit: limit } = house;
  const [typed, setTyped] = useState(limit);
  const [save, { isLoading, error }] = useSetPurchaseLimitMutation();
  const amount = parseMoney(typed, currency);
  const submit = async (): Promise<void> => {
    if (amount === null) return;
    const { data } = await save({ params: { id }, body: { purchase_limit: amount } });
    if (data === undefined) return;
    tell(t('supplies.limit.saved', { limit: formatMoney(data.purchase_limit, currency, i18n.language) }));
    onClose();
  };
  return (
    <FormDialog
      title={t('supplies.limit.heading')}
      text={t('supplies.limit.text')}
      submit={t('supplies.limit.save')}
      width="xs"
      isDirty={typed !== limit}
      isBusy={isLoading}
      error={refusalOf(error)}
      canSubmit={amount !== null && Number(amount) >= 0}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <AmountField
        label={t('supplies.limit.field')}
        value={typed}
        currency={currency}
        wrong={t('supplies.enter.wrongPrice')}
        onChange={setTyped}
      />
    </FormDialog>
  );
}
