import { type Deduction, type Deposit, LIMITS } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { moneyToSend, parseMoney } from '#lib/money.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useChangeDeductionMutation } from './deposits-api.ts';

const ACTIONS = ['keep', 'lower', 'withdraw'] as const;

interface AnswerDialogProps {
  deposit: Deposit;
  deduction: Deduction;
  onClose: () => void;
}

const initial: { action: (typeof ACTIONS)[number]; amount: string; answer: string } = {
  action: 'keep',
  amount: '',
  answer: '',
};

/** The homeowner's answer to a dispute. */
export function AnswerDialog({ deposit, deduction, onClose }: AnswerDialogProps) {
  const { t } = useTranslation();
  const { currency } = deposit;
  const [change] = useChangeDeductionMutation();
  const follows = deduction.ground.kind === 'arrears' ? 'owedAgain' : 'returnsMore';
  return (
    <FormDialog
      title={t('deposits.answer.heading', { name: deposit.roomie.name })}
      text={deduction.dispute?.words ?? ''}
      submit={t('deposits.answer.open')}
      schema={({ changeDeduction }) => changeDeduction.body}
      values={initial}
      body={({ action, amount, answer }) =>
        action === 'lower' ? { action, answer, amount: moneyToSend(amount, currency) } : { action, answer }
      }
      send={(body) => change({ params: { id: deposit._id, deduction: deduction._id }, body })}
      done={t('deposits.answer.done', { name: deposit.roomie.name })}
      canSubmit={({ action, amount, answer }) =>
        action === 'withdraw' || (answer.trim() !== '' && (action === 'keep' || parseMoney(amount, currency) !== null))
      }
      onClose={onClose}
    >
      {({ field, values: { action } }) => (
        <>
          <ChoiceField
            {...field('action')}
            label={deduction.reason}
            options={ACTIONS.map((one) => [one, t(`deposits.answer.${one}`)])}
          />
          {action === 'lower' && (
            <AmountField
              {...field('amount', t('deposits.wrongAmount'))}
              label={t('deposits.answer.amount')}
              currency={currency}
            />
          )}
          <Field
            {...field('answer')}
            label={t('deposits.answer.words')}
            hint={deposit.state === 'held' || action === 'keep' ? undefined : t(`deposits.answer.${follows}`)}
            lines={3}
            most={LIMITS.depositWords}
          />
        </>
      )}
    </FormDialog>
  );
}
