import type { RecurringCost } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { isPositive, moneyToType } from '#lib/money.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { CategoryField, CostAmountField, costBody, CostDetailFields } from './cost-fields.tsx';
import { useChangeRecurringCostMutation } from './own-costs-api.ts';

interface RecurringCostDialogProps {
  /** As it was when the dialog opened. */
  cost: RecurringCost;
  onClose: () => void;
}

/** Changes what a recurring cost adds from the next time on. */
export function RecurringCostDialog({ cost, onClose }: RecurringCostDialogProps) {
  const { t, i18n } = useTranslation();
  const [change] = useChangeRecurringCostMutation();
  const { _id: id, version, currency, category, room, house, first_on: first, next_on: next } = cost;
  return (
    <FormDialog
      title={t('finances.recurring.editHeading')}
      text={t('finances.recurring.text')}
      submit={t('shell.save')}
      fillsPhone
      schema={({ changeRecurringCost }) => changeRecurringCost.body}
      values={{
        category,
        amount: moneyToType(cost.amount, currency, i18n.language),
        room_id: room?._id ?? '',
        supplier: cost.supplier,
        note: cost.note,
        until: cost.until ?? '',
      }}
      body={({ until, ...written }) => ({
        ...costBody(written, currency),
        until: until === '' ? null : until,
        next_on: next,
        version,
      })}
      send={(body) => change({ params: { id }, body })}
      done={(saved) => t('finances.recurring.saved', { category: t(`finances.category.${saved.category}`) })}
      canSubmit={({ amount }) => isPositive(amount, currency)}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <CategoryField field={field} />
          <CostAmountField field={field} currency={currency} />
          <CostDetailFields field={field} houseId={house._id} room={room} />
          <Field {...field('until')} type="date" label={t('finances.cost.until')} min={first} />
        </>
      )}
    </FormDialog>
  );
}
