import {
  BILL_RHYTHMS,
  type BillRhythm,
  COST_CATEGORIES,
  type CostCategory,
  type House,
  LIMITS,
} from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { ChoiceField } from '#ui/choice-field.tsx';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useSaveRecurringBillMutation } from './costs-api.ts';

interface RecurringDialogProps {
  house: House;
  /** The current ISO date in the house. */
  today: string;
  onClose: () => void;
}

const initial: { category: CostCategory; every: BillRhythm } = { category: 'electricity', every: 'month' };

/** Sets how often a bill recurs. */
export function RecurringDialog({ house, today, onClose }: RecurringDialogProps) {
  const { t } = useTranslation();
  const [save] = useSaveRecurringBillMutation();
  return (
    <FormDialog
      title={t('bills.recurring.add')}
      text={t('bills.recurring.text')}
      submit={t('shell.save')}
      width="xs"
      schema={({ saveRecurringBill }) => saveRecurringBill.body}
      values={{ ...initial, first_on: today, supplier: '' }}
      send={(body) => save({ params: { id: house._id }, body })}
      done={(_, { category }) => t('bills.recurring.saved', { category: t(`money.category.${category}`) })}
      canSubmit={({ first_on: first }) => first !== ''}
      onClose={onClose}
    >
      {({ field }) => (
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
          <Field {...field('supplier')} label={t('bills.form.supplierOptional')} most={LIMITS.supplier} />
        </>
      )}
    </FormDialog>
  );
}
