import { STOCK_LIMITS, type StockItem } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { StaleNote } from '#ui/stale-note.tsx';
import { useAddStockItemMutation, useEditStockItemMutation } from './stock-api.ts';

interface ItemDialogProps {
  houseId: string;
  /** What is changed; null: a new one. */
  item: StockItem | null;
  onClose: () => void;
}

interface Values {
  name: string;
  place: string;
  note: string;
}

/** Adds a thing to the stock, or changes what it is called and where it is kept. */
export function ItemDialog({ houseId, item, onClose }: ItemDialogProps) {
  const { t } = useTranslation();
  const [add] = useAddStockItemMutation();
  const [edit] = useEditStockItemMutation();
  const saved = {
    name: item?.name ?? '',
    place: item?.place ?? '',
    note: item?.note ?? '',
    version: item?.version ?? 0,
  };
  return (
    <FormDialog
      title={item === null ? t('stock.form.heading') : t('stock.form.edit', { name: item.name })}
      submit={item === null ? t('stock.form.send') : t('shell.save')}
      schema={({ addStockItem }) => addStockItem.body}
      saved={saved}
      values={({ name, place, note }): Values => ({ name, place, note })}
      send={(body, { saved: { version } }) =>
        item === null
          ? add({ params: { id: houseId }, body })
          : edit({ params: { id: item._id }, body: { ...body, version } })
      }
      done={(_, { name }) => (item === null ? t('stock.form.done', { name: name.trim() }) : t('stock.form.saved'))}
      stale={(onDecide) => <StaleNote text={t('stock.form.conflict')} onDecide={onDecide} />}
      canSubmit={({ name }, isDirty) => name.trim() !== '' && (item === null || isDirty)}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <Field {...field('name', t('stock.form.noName'))} label={t('stock.form.name')} most={STOCK_LIMITS.name} />
          <Field
            {...field('place')}
            label={t('stock.form.place')}
            hint={t('stock.form.placeHint')}
            most={STOCK_LIMITS.place}
          />
          <Field {...field('note')} label={t('stock.form.note')} most={STOCK_LIMITS.note} />
        </>
      )}
    </FormDialog>
  );
}
