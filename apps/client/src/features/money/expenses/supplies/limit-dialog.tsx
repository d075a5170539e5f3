import type { House } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { formatMoney, moneyToSend, moneyToType, parseMoney } from '#lib/money.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useSetPurchaseLimitMutation } from './supplies-api.ts';

/** Edits the price up to which one housemate can confirm a purchase. */
export function LimitDialog({ house, onClose }: { house: House; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const { _id: id, currency, purchase_limit } = house;
  const [save] = useSetPurchaseLimitMutation();
  return (
    <FormDialog
      title={t('supplies.limit.heading')}
      text={t('supplies.limit.text')}
      submit={t('supplies.limit.save')}
      width="xs"
      schema={({ setPurchaseLimit }) => setPurchaseLimit.body}
      values={{ purchase_limit: moneyToType(purchase_limit, currency, i18n.language) }}
      body={(values) => ({ purchase_limit: moneyToSend(values.purchase_limit, currency) })}
      send={(body) => save({ params: { id }, body })}
      done={(saved) => t('supplies.limit.saved', { limit: formatMoney(saved.purchase_limit, currency, i18n.language) })}
      canSubmit={(values) => parseMoney(values.purchase_limit, currency) !== null}
      onClose={onClose}
    >
      {({ field }) => (
        <AmountField
          {...field('purchase_limit', t('supplies.enter.wrongPrice'))}
          label={t('supplies.limit.field')}
          currency={currency}
        />
      )}
    </FormDialog>
  );
}
