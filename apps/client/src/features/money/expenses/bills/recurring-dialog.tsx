import {
  BILL_RHYTHMS,
  type BillRhythm,
  COST_CATEGORIES,
  type CostCategory,
  type House,
  LIMITS,
} from '@common-roof/contracts';

import Typography from '@mui/material/Typography';

import { useHouseQuery } from '#api/resources/houses.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { isPositive, moneyToSend } from '#lib/money.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { readSharers, sharersOf, type TypedSharers } from './bill-sharers.ts';
import { useSaveRecurringBillMutation } from './costs-api.ts';
import { SharerFields } from './sharer-fields.tsx';

interface RecurringDialogProps {
  house: House;
  /** The current ISO date in the house. */
  today: string;
  onClose: () => void;
}

const initial: { category: CostCategory; every: BillRhythm; sharers: TypedSharers } = {
  category: 'electricity',
  every: 'month',
  sharers: null,
};

/** Sets how often a bill recurs. */
export function RecurringDialog({ house, today, onClose }: RecurringDialogProps) {
  const { t } = useTranslation();
  const [save] = useSaveRecurringBillMutation();
  const { currentData: detail } = useHouseQuery({ id: house._id });
  const people = sharersOf(detail?.roomies ?? [], undefined);
  return (
    <FormDialog
      title={t('bills.recurring.add')}
      text={t('bills.recurring.text')}
      submit={t('shell.save')}
      width="xs"
      schema={({ saveRecurringBill }) => saveRecurringBill.body}
      values={{ ...initial, first_on: today, supplier: '', amount: '' }}
      body={({ amount, sharers, ...values }) => ({
        ...values,
        split: readSharers(sharers) ?? [],
        amount: amount.trim() === '' ? null : moneyToSend(amount, house.currency),
      })}
      send={(body) => save({ params: { id: house._id }, body })}
      done={(_, { category, amount }) =>
        t(amount.trim() === '' ? 'bills.recurring.saved' : 'bills.recurring.savedSame', {
          category: t(`money.category.${category}`),
        })
      }
      canSubmit={({ first_on: first, amount, sharers }) =>
        first !== '' &&
        readSharers(sharers) !== undefined &&
        (amount.trim() === '' || isPositive(amount, house.currency))
      }
      onClose={onClose}
    >
      {({ field, set, values: { amount, sharers } }) => (
        <>
          <ChoiceField
            {...field('category')}
            label={t('bills.category')}
            options={COST_CATEGORIES.map((one) => [one, t(`money.category.${one}`)])}
          />
          <ChoiceField
            {...field('every')}
            label={t('bills.recurring.howOften')}
            options={BILL_RHYTHMS.map((one) => [one, t(`bills.recurring.every.${one}`)])}
          />
          <Field
            {...field('first_on')}
            type="date"
            label={t('bills.recurring.first')}
            hint={t('bills.recurring.firstHelp')}
          />
          <AmountField
            {...field('amount', t('bills.form.wrongAmount'))}
            label={t('bills.recurring.amount')}
            currency={house.currency}
          />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('bills.recurring.amountHelp')}
          </Typography>
          {amount.trim() !== '' && people.length > 1 && (
            <SharerFields
              people={people}
              value={sharers}
              onChange={(value) => {
                set({ sharers: value });
              }}
            />
          )}
          <Field {...field('supplier')} label={t('bills.form.supplierOptional')} most={LIMITS.supplier} />
        </>
      )}
    </FormDialog>
  );
}
