import { LIMITS, type RecurringSupply } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { isPositive, moneyToSend, moneyToType } from '#lib/money.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useChangeRecurringSupplyMutation } from './supplies-api.ts';

/** Changes what the next purchases are called and cost. */
export function ChangeRecurringDialog({ supply, onClose }: { supply: RecurringSupply; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const { _id: id, name, price, currency } = supply;
  const [change] = useChangeRecurringSupplyMutation();
  return (
    <FormDialog
      title={t('splits.recurring.changeHeading', { item: name })}
      text={t('splits.recurring.changeText')}
      submit={t('shell.save')}
      width="xs"
      schema={({ changeRecurringSupply }) => changeRecurringSupply.body}
      values={{ name, price: moneyToType(price, currency, i18n.language) }}
      body={(values) => ({ ...values, price: moneyToSend(values.price, currency) })}
      send={(body) => change({ params: { id }, body })}
      done={(_, { name: item }) => t('splits.recurring.changed', { item })}
      canSubmit={(values) => values.name.trim() !== '' && isPositive(values.price, currency)}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <Field {...field('name')} label={t('supplies.enter.name')} most={LIMITS.supplyName} />
          <AmountField
            {...field('price', t('supplies.enter.wrongPrice'))}
            label={t('supplies.enter.price')}
            currency={currency}
          />
        </>
      )}
    </FormDialog>
  );
}
