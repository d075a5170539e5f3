import { type House, LIMITS } from '@common-roof/contracts';
import { useState } from 'react';

import { refusalOf } from '../../../api/api-error.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { tell } from '../../../lib/alerts.ts';
import { parseMoney } from '../../../lib/money.ts';
import { useReader } from '../../../session/use-reader.ts';
import { AmountField } from '../../../ui/amount-field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
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
export function EnterDialog({ house, today, wanted, photos, onClose }: EnterDialogProps) {
  const { t } = useTranslation();
  const { id } = useReader();
  const [name, setName] = useState(wanted ?? '');
  const [price, setPrice] = useState('');
  const [quantity, setQuantity] = useState('');
  const [on, setOn] = useState(today);
  const [receipt, setReceipt] = useState<readonly string[]>([]);
  const [isUploading, setUploading] = useState(false);
  const [enter, { isLoading, error }] = useEnterSupplyMutation();
  const amount = parseMoney(price, house.currency);
  const item = name.trim();
  const submit = async (): Promise<void> => {
    if (amount === null) return;
    const answer = await enter({
      params: { id },
      body: {
        name: item,
        price: amount,
        bought_on: on,
        quantity: quantity.trim(),
        photo: [...receipt],
        ...(wanted === null ? {} : { board_item: wanted }),
      },
    });
    if (answer.error !== undefined) return;
    tell(t('supplies.enter.done', { item }));
    onClose();
  };
  return (
    <FormDialog
      title={t('supplies.enter.heading')}
      submit={t('supplies.enter.send')}
      width="xs"
      isDirty={item !== (wanted ?? '') || price !== '' || quantity !== '' || receipt.length > 0}
      isBusy={isLoading || isUploading}
      error={refusalOf(error)}
      canSubmit={item !== '' && amount !== null && Number(amount) > 0 && on !== ''}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={t('supplies.enter.name')}
        value={name}
        onChange={({ target }) => {
          setName(target.value);
        }}
        fullWidth
        slotProps={{ htmlInput: { maxLength: LIMITS.supplyName } }}
      />
      <AmountField
        label={t('supplies.enter.price')}
        value={price}
        currency={house.currency}
        wrong={t('supplies.enter.wrongPrice')}
        onChange={setPrice}
      />
      <TextField
        type="date"
        label={t('supplies.enter.on')}
        value={on}
        onChange={({ target }) => {
          setOn(target.value);
        }}
        fullWidth
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
      />
      <TextField
        label={t('supplies.enter.quantity')}
        value={quantity}
        onChange={({ target }) => {
          setQuantity(target.value);
        }}
        fullWidth
        slotProps={{ htmlInput: { maxLength: LIMITS.supplyQuantity } }}
      />
      {photos.chooser(
        t('supplies.enter.photo'),
        (chosen) => {
          setReceipt(chosen.map(({ image_id: image }) => image));
        },
        setUploading,
      )}
    </FormDialog>
  );
}
