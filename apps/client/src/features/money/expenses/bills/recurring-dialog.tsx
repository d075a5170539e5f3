import {
  BILL_RHYTHMS,
  type BillRhythm,
  COST_CATEGORIES,
  type CostCategory,
  type House,
  LIMITS,
  type RecurringBill,
  type UsualSplit,
} from '@common-roof/contracts';

import Typography from '@mui/material/Typography';

import { useHouseQuery } from '#api/resources/houses.ts';
import { useUsualSplitsQuery } from '#api/resources/usual-splits.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { isPositive, moneyToSend, moneyToType } from '#lib/money.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { among, readSharers, sharersOf, typedSharers, type TypedSharers, usualSharers } from './bill-sharers.ts';
import { useSaveRecurringBillMutation } from './costs-api.ts';
import { SharerFields } from './sharer-fields.tsx';

interface RecurringDialogProps {
  house: House;
  /** The one to change; absent: a new one. */
  bill?: RecurringBill | undefined;
  /** Categories that recur already: there is one bill of each. */
  taken: readonly CostCategory[];
  /** The current ISO date in the house. */
  today: string;
  /** Whether the reader chooses who shares it; if not, everyone does. */
  canSplit: boolean;
  onClose: () => void;
}

interface RecurringValues {
  category: CostCategory;
  every: BillRhythm;
  /** Undefined: untouched, so as usual. */
  sharers: TypedSharers | undefined;
  first_on: string;
  supplier: string;
  amount: string;
}

/** Sets how often a bill recurs, and who shares one that is always the same. */
export function RecurringDialog({ house, bill, taken, today, canSplit, onClose }: RecurringDialogProps) {
  const { t, i18n } = useTranslation();
  const free = COST_CATEGORIES.filter((one) => one === bill?.category || !taken.includes(one));
  const [save] = useSaveRecurringBillMutation();
  const { currentData: detail } = useHouseQuery({ id: house._id });
  const { currentData: usual } = useUsualSplitsQuery({ houseId: house._id });
  const people = sharersOf(detail?.roomies ?? [], undefined);
  const initial: RecurringValues = {
    category: bill?.category ?? free[0] ?? 'other',
    every: bill?.every ?? 'month',
    sharers: bill === undefined ? undefined : typedSharers(bill.split),
    first_on: bill?.first_on ?? today,
    supplier: bill?.supplier ?? '',
    amount: moneyToType(bill?.amount ?? '', house.currency, i18n.language),
  };
  // Those who have moved out since no longer share it.
  const living = ({ category, sharers }: Pick<RecurringValues, 'category' | 'sharers'>): TypedSharers => {
    const isUsual = ({ about }: UsualSplit): boolean => about.kind === 'bill' && about.category === category;
    const stated = sharers === undefined ? typedSharers(usualSharers(usual?.items.find(isUsual))) : sharers;
    return detail === undefined ? stated : among(people, stated);
  };
  return (
    <FormDialog
      title={
        bill === undefined
          ? t('bills.recurring.add')
          : t('bills.recurring.changeHeading', { category: t(`money.category.${bill.category}`) })
      }
      text={t('bills.recurring.text')}
      submit={t('shell.save')}
      width="xs"
      schema={({ saveRecurringBill }) => saveRecurringBill.body}
      values={initial}
      body={({ amount, sharers, ...values }) => ({
        ...values,
        split: canSplit ? (readSharers(living({ category: values.category, sharers })) ?? []) : [],
        amount: amount.trim() === '' ? null : moneyToSend(amount, house.currency),
      })}
      send={(body) => save({ params: { id: house._id }, body })}
      done={(_, { category, amount }) =>
        t(
          bill !== undefined
            ? 'bills.recurring.changed'
            : amount.trim() === ''
              ? 'bills.recurring.saved'
              : 'bills.recurring.savedSame',
          { category: t(`money.category.${category}`) },
        )
      }
      canSubmit={({ first_on: first, amount, sharers, category }) =>
        first !== '' &&
        readSharers(living({ category, sharers })) !== undefined &&
        (amount.trim() === '' || isPositive(amount, house.currency))
      }
      onClose={onClose}
    >
      {({ field, set, values: { amount, sharers, category } }) => (
        <>
          {bill === undefined && (
            <ChoiceField
              {...field('category')}
              label={t('bills.category')}
              options={free.map((one) => [one, t(`money.category.${one}`)])}
            />
          )}
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
          {canSplit && amount.trim() !== '' && people.length > 1 && (
            <SharerFields
              people={people}
              value={living({ category, sharers })}
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
