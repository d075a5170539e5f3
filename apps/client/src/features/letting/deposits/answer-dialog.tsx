import { type Deduction, type Deposit, LIMITS } from '@common-roof/contracts';
import { useState } from 'react';

import { refusalOf } from '../../../api/api-error.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { tell } from '../../../lib/alerts.ts';
import { parseMoney } from '../../../lib/money.ts';
import { AmountField } from '../../../ui/amount-field.tsx';
import { FormFrame } from '../../../ui/form-frame.tsx';
import { OptionField } from '../../../ui/option-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useChangeDeductionMutation } from './deposits-api.ts';

const ACTIONS = ['keep', 'lower', 'withdraw'] as const;
type Action = (typeof ACTIONS)[number];

interface AnswerDialogProps {
  deposit: Deposit;
  deduction: Deduction;
  onClose: () => void;
}

/** The homeowner's answer to a dispute. */
export function AnswerDialog({ deposit, deduction, onClose }: AnswerDialogProps) {
  const { t } = useTranslation();
  const [action, setAction] = useState<Action>('keep');
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  const [change, { isLoading, error }] = useChangeDeductionMutation();
  const amount = parseMoney(typed, deposit.currency);
  const answer = words.trim();
  const isComplete = action === 'withdraw' || (answer !== '' && (action === 'keep' || amount !== null));
  const follows = deduction.ground.kind === 'arrears' ? 'owedAgain' : 'returnsMore';
  const send = async (): Promise<void> => {
    const params = { id: deposit._id, deduction: deduction._id };
    const body = action === 'lower' ? { action, answer, amount: amount ?? '' } : { action, answer };
    const changed = await change({ params, body });
    if (changed.error !== undefined) return;
    tell(t('deposits.answer.done', { name: deposit.roomie.name }));
    onClose();
  };
  return (
    <FormFrame
      title={t('deposits.answer.heading', { name: deposit.roomie.name })}
      text={deduction.dispute?.words ?? ''}
      submit={t('deposits.answer.open')}
      isDirty={action !== 'keep' || words !== '' || typed !== ''}
      isBusy={isLoading}
      error={refusalOf(error)}
      canSubmit={isComplete}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <OptionField
        label={deduction.reason}
        value={action}
        onChange={({ target }) => {
          setAction(ACTIONS.find((one) => one === target.value) ?? action);
        }}
        fullWidth
      >
        {ACTIONS.map((one) => (
          <option key={one} value={one}>
            {t(`deposits.answer.${one}`)}
          </option>
        ))}
      </OptionField>
      {action === 'lower' && (
        <AmountField
          wrong={t('deposits.wrongAmount')}
          label={t('deposits.answer.amount')}
          value={typed}
          currency={deposit.currency}
          onChange={setTyped}
        />
      )}
      <TextField
        label={t('deposits.answer.words')}
        helperText={deposit.state === 'held' || action === 'keep' ? undefined : t(`deposits.answer.${follows}`)}
        value={words}
        onChange={({ target }) => {
          setWords(target.value);
        }}
        multiline
        minRows={3}
        fullWidth
        slotProps={{ htmlInput: { maxLength: LIMITS.depositWords } }}
      />
    </FormFrame>
  );
}
