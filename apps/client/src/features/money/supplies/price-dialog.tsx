import type { Supply } from '@common-roof/contracts';
import { useState } from 'react';

import { refusalOf } from '../../../api/api-error.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { tell } from '../../../lib/alerts.ts';
import { formatMoney, parseMoney } from '../../../lib/money.ts';
import { AmountField } from '../../../ui/amount-field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useVerifySupplyMutation } from './supplies-api.ts';

/** States another price than the buyer's. */
export function PriceDialog({ supply, onClose }: { supply: Supply; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const [typed, setTyped] = useState('');
  const [verify, { isLoading, error }] = useVerifySupplyMutation();
  const { name: item, buyer, currency } = supply;
  const amount = parseMoney(typed, currency);
  const submit = async (): Promise<void> => {
    if (amount === null) return;
    const body = { supply_id: supply._id, price_added: amount };
    const { data } = await verify({ params: { id: buyer._id }, body });
    if (data === undefined) return;
    tell(t(data.state === 'verified' ? 'supplies.confirm.counted' : 'supplies.confirm.waits', { item }));
    onClose();
  };
  return (
    <FormDialog
      title={t('supplies.confirm.heading', { item })}
      text={t('supplies.confirm.text', {
        name: buyer.first_name,
        price: formatMoney(supply.price, currency, i18n.language),
      })}
      submit={t('supplies.confirm.send')}
      width="xs"
      isDirty={typed !== ''}
      isBusy={isLoading}
      error={refusalOf(error)}
      canSubmit={amount !== null && Number(amount) > 0}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <AmountField
        label={t('supplies.enter.price')}
        value={typed}
        currency={currency}
        wrong={t('supplies.enter.wrongPrice')}
        onChange={setTyped}
      />
    </FormDialog>
  );
}
