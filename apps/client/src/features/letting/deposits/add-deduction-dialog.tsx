import { type Deposit, LIMITS, type Photo } from '@common-roof/contracts';
import { useState } from 'react';

import { refusalOf } from '../../../api/api-error.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { tell } from '../../../lib/alerts.ts';
import { parseMoney } from '../../../lib/money.ts';
import { AmountField } from '../../../ui/amount-field.tsx';
import { FormFrame } from '../../../ui/form-frame.tsx';
import { OptionField } from '../../../ui/option-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { DepositPhotos } from './deposit-photos.ts';
import { useAddDeductionMutation } from './deposits-api.ts';
import { useWorsened } from './use-worsened.ts';

interface AddDeductionDialogProps {
  deposit: Deposit;
  photos: DepositPhotos;
  onClose: () => void;
}

/** Adds a deduction from a deposit, with its bill. */
export function AddDeductionDialog({ deposit, photos, onClose }: AddDeductionDialogProps) {
  const { t } = useTranslation();
  const worsened = useWorsened();
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const [receipt, setReceipt] = useState<readonly Photo[]>([]);
  const [add, { isLoading, error }] = useAddDeductionMutation();
  const [itemId, setItemId] = useState('');
  const amount = parseMoney(typed, deposit.currency);
  const isShown = itemId !== '' || receipt.length > 0;
  const send = async (): Promise<void> => {
    if (amount === null) return;
    const ground =
      itemId === ''
        ? ({ kind: 'receipt', photos: receipt.map(({ image_id }) => image_id) } as const)
        : ({ kind: 'item', item_id: itemId } as const);
    const answer = await add({ params: { id: deposit._id }, body: { reason: reason.trim(), amount, ground } });
    if (answer.error !== undefined) return;
    tell(t('deposits.add.done'));
    onClose();
  };
  return (
    <FormFrame
      title={t('deposits.add.heading')}
      text={t('deposits.add.text')}
      submit={t('deposits.add.open')}
      isDirty={reason !== '' || typed !== '' || isShown}
      isBusy={isLoading}
      error={refusalOf(error)}
      canSubmit={reason.trim() !== '' && amount !== null && isShown}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <TextField
        label={t('deposits.add.reason')}
        value={reason}
        onChange={({ target }) => {
          setReason(target.value);
        }}
        multiline
        minRows={2}
        fullWidth
        slotProps={{ htmlInput: { maxLength: LIMITS.depositWords } }}
      />
      <AmountField
        wrong={t('deposits.wrongAmount')}
        label={t('deposits.add.amount')}
        value={typed}
        currency={deposit.currency}
        onChange={setTyped}
      />
      {deposit.worsened.length > 0 && (
        <OptionField
          label={t('deposits.add.ground')}
          value={itemId}
          onChange={({ target }) => {
            setItemId(target.value);
          }}
          fullWidth
        >
          <option value="">{t('deposits.add.bill')}</option>
          {deposit.worsened.map((item) => (
            <option key={item.item_id} value={item.item_id}>
              {worsened(item)}
            </option>
          ))}
        </OptionField>
      )}
      {itemId === '' && photos.chooser(setReceipt)}
    </FormFrame>
  );
}
