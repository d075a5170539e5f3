import { type Deposit, LIMITS, type Photo } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { moneyToSend, parseMoney } from '#lib/money.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import type { DepositPhotos } from './deposit-photos.ts';
import { useAddDeductionMutation } from './deposits-api.ts';
import { useWorsened } from './use-worsened.ts';

interface AddDeductionDialogProps {
  deposit: Deposit;
  photos: DepositPhotos;
  onClose: () => void;
}

/** Adds a deduction from a deposit, with its bill. */
export function AddDeductionDialog({
  deposit: { _id: id, currency, ...deposit },
  photos,
  onClose,
}: AddDeductionDialogProps) {
  const { t } = useTranslation();
  const worsened = useWorsened();
  const [add] = useAddDeductionMutation();
  const receipt: readonly Photo[] = [];
  return (
    <FormDialog
      title={t('deposits.add.heading')}
      text={t('deposits.add.text')}
      submit={t('deposits.add.open')}
      schema={({ addDeduction }) => addDeduction.body}
      values={{ reason: '', amount: '', item_id: '', photos: receipt }}
      body={({ reason, amount, item_id, photos: bill }) => ({
        reason,
        amount: moneyToSend(amount, currency),
        ground:
          item_id === ''
            ? { kind: 'receipt' as const, photos: bill.map(({ image_id }) => image_id) }
            : { kind: 'item' as const, item_id },
      })}
      send={(body) => add({ params: { id }, body })}
      done={t('deposits.add.done')}
      canSubmit={({ reason, amount, item_id, photos: bill }) =>
        reason.trim() !== '' && parseMoney(amount, currency) !== null && (item_id !== '' || bill.length > 0)
      }
      onClose={onClose}
    >
      {({ field, set, values: { item_id } }) => (
        <>
          <Field {...field('reason')} label={t('deposits.add.reason')} lines={2} most={LIMITS.depositWords} />
          <AmountField
            {...field('amount')}
            wrong={t('deposits.wrongAmount')}
            label={t('deposits.add.amount')}
            currency={currency}
          />
          {deposit.worsened.length > 0 && (
            <ChoiceField
              {...field('item_id')}
              label={t('deposits.add.ground')}
              options={[
                ['', t('deposits.add.bill')],
                ...deposit.worsened.map((item) => [item.item_id, worsened(item)] as const),
              ]}
            />
          )}
          {item_id === '' &&
            photos.chooser((bill) => {
              set({ photos: bill });
            })}
        </>
      )}
    </FormDialog>
  );
}
