import type { OwnCost } from '@common-roof/contracts';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { isPositive, moneyToType } from '#lib/money.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { showUndo } from '#ui/show-undo.tsx';
import { CategoryField, CostAmountField, costBody, CostDetailFields } from './cost-fields.tsx';
import { useChangeOwnCostMutation } from './own-costs-api.ts';
import { ReceiptField, useReceipt } from './receipt-field.tsx';
import type { ReceiptPhotos } from './receipt-photos.ts';

interface EditCostDialogProps {
  /** As it was when the dialog opened. */
  cost: OwnCost;
  /** The current ISO date in its house. */
  today: string;
  photos: ReceiptPhotos;
  onClose: () => void;
}

/** Returns the body that makes a cost what it is. */
const bodyOf = ({ category, amount, room, supplier, note, paid_on, photos, files }: OwnCost) => ({
  category,
  amount,
  room_id: room?._id ?? null,
  supplier,
  note,
  paid_on,
  files: [...photos.map(({ image_id: id }) => id), ...files.map(({ file_id: id }) => id)],
});

/** Changes a cost. */
export function EditCostDialog({ cost, today, photos, onClose }: EditCostDialogProps) {
  const { t, i18n } = useTranslation();
  const [change] = useChangeOwnCostMutation();
  const receipt = useReceipt(cost);
  const { _id: id, version, currency, category, room, house } = cost;
  const params = { id };
  return (
    <FormDialog
      title={t('finances.cost.editHeading')}
      submit={t('shell.save')}
      fillsPhone
      schema={({ changeOwnCost }) => changeOwnCost.body}
      values={{
        category,
        amount: moneyToType(cost.amount, currency, i18n.language),
        paid_on: cost.paid_on,
        room_id: room?._id ?? '',
        supplier: cost.supplier,
        note: cost.note,
      }}
      body={({ paid_on: paidOn, ...written }) => ({
        ...costBody(written, currency),
        paid_on: paidOn,
        files: receipt.ids,
        version,
      })}
      send={(body) => change({ params, body })}
      canSubmit={({ amount, paid_on: on }, isDirty) =>
        on !== '' && isPositive(amount, currency) && (isDirty || receipt.isChanged)
      }
      hasMore={receipt.isChanged}
      isWaiting={receipt.isUploading}
      onDone={(saved) => {
        onClose();
        const named = { category: t(`finances.category.${saved.category}`) };
        void showUndo({
          id: `own-cost-${id}-${String(saved.version)}`,
          message: t('finances.cost.saved', named),
          undo: t('photos.undo'),
          onUndo: () =>
            void showOutcome(
              change({ params, body: { ...bodyOf(cost), version: saved.version } }),
              t('finances.cost.restored', named),
            ),
        });
      }}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <CategoryField field={field} />
          <CostAmountField field={field} currency={currency} />
          <Field {...field('paid_on')} type="date" label={t('finances.cost.paidOn')} max={today} />
          <CostDetailFields field={field} houseId={house._id} room={room} />
          <ReceiptField receipt={receipt} choosing={photos} />
        </>
      )}
    </FormDialog>
  );
}
