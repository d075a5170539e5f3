import { type House, LIMITS } from '@common-roof/contracts';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { isPositive, moneyToSend } from '#lib/money.ts';
import { useReader } from '#session/use-reader.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import type { ReceiptPhotos } from './receipt-photos.ts';
import { useEnterSupplyMutation } from './supplies-api.ts';

interface EnterDialogProps {
  house: Pick<House, 'currency'>;
  /** The current ISO date in the house. */
  today: string;
  /** The item on the wanted board it came from; null: none. */
  wanted: string | null;
  photos: Pick<ReceiptPhotos, 'chooser'>;
  onClose: () => void;
}

/** Enters a purchase of the reader. */
export function EnterDialog({ house: { currency }, today, wanted, photos, onClose }: EnterDialogProps) {
  const { t } = useTranslation();
  const { id } = useReader();
  const [isUploading, setUploading] = useState(false);
  const [enter] = useEnterSupplyMutation();
  const photo: string[] = [];
  return (
    <FormDialog
      title={t('supplies.enter.heading')}
      submit={t('supplies.enter.send')}
      width="xs"
      schema={({ enterSupply }) => enterSupply.body}
      values={{ name: wanted ?? '', price: '', quantity: '', bought_on: today, photo }}
      body={(values) => ({
        ...values,
        price: moneyToSend(values.price, currency),
        ...(wanted === null ? {} : { board_item: wanted }),
      })}
      send={(body) => enter({ params: { id }, body })}
      done={(_, { name: item }) => t('supplies.enter.done', { item })}
      canSubmit={({ name, price, bought_on: on }) => name.trim() !== '' && isPositive(price, currency) && on !== ''}
      isWaiting={isUploading}
      onClose={onClose}
    >
      {({ field, set }) => (
        <>
          <Field {...field('name')} label={t('supplies.enter.name')} most={LIMITS.supplyName} />
          <AmountField
            {...field('price', t('supplies.enter.wrongPrice'))}
            label={t('supplies.enter.price')}
            currency={currency}
          />
          <Field {...field('bought_on')} type="date" label={t('supplies.enter.on')} max={today} />
          <Field {...field('quantity')} label={t('supplies.enter.quantity')} most={LIMITS.supplyQuantity} />
          {photos.chooser(
            t('supplies.enter.photo'),
            (chosen) => {
              set({ photo: chosen.map(({ image_id: image }) => image) });
            },
            setUploading,
          )}
        </>
      )}
    </FormDialog>
  );
}
