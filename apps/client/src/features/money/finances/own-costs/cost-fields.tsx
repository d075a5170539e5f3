import { LIMITS, OWN_COST_CATEGORIES, type OwnCostCategory } from '@common-roof/contracts';

import type { ContractForm } from '#api/use-contract-form/contract-form.ts';
import { useHouseQuery } from '#api/resources/houses.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { moneyToSend } from '#lib/money.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { Field } from '#ui/field.tsx';

/** What a form of a cost holds. */
export interface CostValues {
  category: OwnCostCategory;
  amount: string;
  /** Empty: for the whole house. */
  room_id: string;
  supplier: string;
  note: string;
}

/** Returns the body's part of them. */
export const costBody = ({ category, amount, room_id: room, supplier, note }: CostValues, currency: string) => ({
  category,
  amount: moneyToSend(amount, currency),
  room_id: room === '' ? null : room,
  supplier: supplier.trim(),
  note: note.trim(),
});

type FieldOf = ContractForm<CostValues, unknown>['field'];

interface CostFieldsProps {
  field: FieldOf;
  currency: string;
  houseId: string;
  /** The room it has, which may have been retired. */
  room?: { readonly _id: string; readonly name: string } | null;
}

export function CategoryField({ field }: Pick<CostFieldsProps, 'field'>) {
  const { t } = useTranslation();
  return (
    <ChoiceField
      {...field('category')}
      label={t('finances.cost.category')}
      options={OWN_COST_CATEGORIES.map((one) => [one, t(`finances.category.${one}`)])}
    />
  );
}

export function CostAmountField({ field, currency }: Pick<CostFieldsProps, 'field' | 'currency'>) {
  const { t } = useTranslation();
  return (
    <AmountField
      {...field('amount', t('finances.cost.wrongAmount'))}
      label={t('finances.cost.amount')}
      currency={currency}
      wrong={t('finances.cost.wrongAmount')}
    />
  );
}

/** What else is said about a cost: to whom, for which room, and a note. */
export function CostDetailFields({ field, houseId, room }: Omit<CostFieldsProps, 'currency'>) {
  const { t } = useTranslation();
  const { currentData } = useHouseQuery({ id: houseId });
  const present = (currentData?.rooms ?? []).map(({ _id, room_name: name }) => ({ _id, name }));
  const rooms = room && !present.some(({ _id: id }) => id === room._id) ? [...present, room] : present;
  return (
    <>
      <Field {...field('supplier')} label={t('finances.cost.supplier')} most={LIMITS.supplier} />
      {rooms.length > 0 && (
        <ChoiceField
          {...field('room_id')}
          label={t('finances.cost.room')}
          options={[['', t('finances.cost.wholeHouse')], ...rooms.map(({ _id: id, name }) => [id, name] as const)]}
        />
      )}
      <Field {...field('note')} label={t('finances.cost.note')} lines={2} most={LIMITS.reason} />
    </>
  );
}
