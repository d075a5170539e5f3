import {
  BILL_RHYTHMS,
  type BillRhythm,
  COST_CATEGORIES,
  type CostCategory,
  type House,
  LIMITS,
} from '@common-roof/contracts';
import { useState } from 'react';

import { refusalOf } from '../../../api/api-error.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { tell } from '../../../lib/alerts.ts';
import { FormFrame } from '../../../ui/form-frame.tsx';
import { OptionField } from '../../../ui/option-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useSaveRecurringBillMutation } from './costs-api.ts';

interface RecurringDialogProps {
  house: House;
  /** The current ISO date in the house. */
  today: string;
  onClose: () => void;
}

/** Sets how often a bill recurs. */
export function RecurringDialog({ house, today, onClose }: RecurringDialogProps) {
  const { t } = useTranslation();
  const [category, setCategory] = useState<CostCategory>('electricity');
  const [every, setEvery] = useState<BillRhythm>('month');
  const [first, setFirst] = useState(today);
  const [supplier, setSupplier] = useState('');
  const [save, { isLoading, error }] = useSaveRecurringBillMutation();
  const submit = async (): Promise<void> => {
    const body = { category, every, first_on: first, supplier: supplier.trim() };
    const { error: refusal } = await save({ params: { id: house._id }, body });
    if (refusal !== undefined) return;
    tell(t('bills.recurring.saved', { category: t(`money.category.${category}`) }));
    onClose();
  };
  return (
    <FormFrame
      title={t('bills.recurring.add')}
      text={t('bills.recurring.text')}
      submit={t('shell.save')}
      width="xs"
      isDirty={supplier !== '' || first !== today || every !== 'month' || category !== 'electricity'}
      isBusy={isLoading}
      error={refusalOf(error)}
      canSubmit={first !== ''}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <OptionField
        label={t('bills.category')}
        value={category}
        onChange={({ target }) => {
          setCategory(COST_CATEGORIES.find((one) => one === target.value) ?? category);
        }}
        fullWidth
      >
        {COST_CATEGORIES.map((one) => (
          <option key={one} value={one}>
            {t(`money.category.${one}`)}
          </option>
        ))}
      </OptionField>
      <OptionField
        label={t('bills.recurring.howOften')}
        value={every}
        onChange={({ target }) => {
          setEvery(BILL_RHYTHMS.find((one) => one === target.value) ?? every);
        }}
        fullWidth
      >
        {BILL_RHYTHMS.map((one) => (
          <option key={one} value={one}>
            {t(`bills.recurring.every.${one}`)}
          </option>
        ))}
      </OptionField>
      <TextField
        type="date"
        label={t('bills.recurring.first')}
        helperText={t('bills.recurring.firstHelp')}
        value={first}
        onChange={({ target }) => {
          setFirst(target.value);
        }}
        fullWidth
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        label={t('bills.form.supplierOptional')}
        value={supplier}
        onChange={({ target }) => {
          setSupplier(target.value);
        }}
        fullWidth
        slotProps={{ htmlInput: { maxLength: LIMITS.supplier } }}
      />
    </FormFrame>
  );
}
