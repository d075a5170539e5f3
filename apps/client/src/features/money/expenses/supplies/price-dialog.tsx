import type { Supply } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { formatMoney, isPositive, moneyToSend } from '#lib/money.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useVerifySupplyMutation } from './supplies-api.ts';

/** States another price than the buyer's. */
export function PriceDialog({ supply, onClose }: { supply: Supply; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const { _id: supply_id, name: item, buyer, currency } = supply;
  const [verify] = useVerifySupplyMutation();
  return (
    <FormDialog
      title={t('supplies.confirm.heading', { item })}
      text={t('supplies.confirm.text', {
        name: buyer.first_name,
        price: formatMoney(supply.price, currency, i18n.language),
      })}
      submit={t('supplies.confirm.send')}
      width="xs"
      schema={({ verifySupply }) => verifySupply.body}
      values={{ price_added: '' }}
      body={(typed) => ({ supply_id, price_added: moneyToSend(typed.price_added, currency) })}
      send={(body) => verify({ params: { id: buyer._id }, body })}
      done={({ state }) => t(state === 'verified' ? 'supplies.confirm.counted' : 'supplies.confirm.waits', { item })}
      canSubmit={(typed) => isPositive(typed.price_added, currency)}
      onClose={onClose}
    >
      {({ field }) => (
        <AmountField
          {...field('price_added', t('supplies.enter.wrongPrice'))}
          label={t('supplies.enter.price')}
          currency={currency}
        />
      )}
    </FormDialog>
  );
}
