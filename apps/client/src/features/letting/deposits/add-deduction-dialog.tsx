import { type Deposit, LIMITS, type Photo } from '@common-roof/contracts';
import { useState } from 'react';

import { isApiError } from '../../../api/api-error.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { tell } from '../../../lib/alerts.ts';
import { parseMoney } from '../../../lib/money.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AmountField } from './amount-field.tsx';
import type { DepositPhotos } from './deposit-photos.ts';
import { useAddDeductionMutation } from './deposits-api.ts';

interface AddDeductionDialogProps {
  deposit: Deposit;
  photos: DepositPhotos;
  onClose: () => void;
}

/** Something to keep of a deposit, with the bill that shows it. */
export function AddDeductionDialog({ deposit, photos, onClose }: AddDeductionDialogProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const [receipt, setReceipt] = useState<readonly Photo[]>([]);
  const [wrong, setWrong] = useState<string>();
  const [add, { isLoading }] = useAddDeductionMutation();
  const amount = parseMoney(typed);
  const send = async (): Promise<void> => {
    if (amount === null) return;
    try {
      const ground = { kind: 'receipt', photos: receipt.map(({ image_id }) => image_id) } as const;
      await add({ params: { id: deposit._id }, body: { reason: reason.trim(), amount, ground } }).unwrap();
      tell(t('deposits.add.done'));
      onClose();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setWrong(error.message);
    }
  };
  return (
    <FormDialog
      title={t('deposits.add.heading')}
      text={t('deposits.add.text')}
      submit={t('deposits.add.open')}
      isDirty={reason !== '' || typed !== '' || receipt.length > 0}
      isBusy={isLoading}
      error={wrong}
      canSubmit={reason.trim() !== '' && amount !== null && receipt.length > 0}
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
      <AmountField label={t('deposits.add.amount')} value={typed} currency={deposit.currency} onChange={setTyped} />
      {photos.chooser(setReceipt)}
    </FormDialog>
  );
}
