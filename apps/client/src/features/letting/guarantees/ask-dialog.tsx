import {
  GUARANTEE_COVERS,
  GUARANTEE_MOST_MONTHS,
  GUARANTEE_OVERDUE_DAYS,
  type GuaranteeCovers,
  type GuaranteesOfLease,
  LIMITS,
} from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { formatMoney, isPositive, moneyToSend } from '#lib/money.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useAskForGuaranteeMutation } from './guarantees-api.ts';

interface AskDialogProps {
  leaseId: string;
  about: GuaranteesOfLease;
  onClose: () => void;
}

const KINDS = ['months', 'amount'] as const;
interface Values {
  name: string;
  email: string;
  kind: (typeof KINDS)[number];
  months: string;
  amount: string;
  covers: GuaranteeCovers;
  until_on: string;
  overdue_days: string;
}
const USUAL_MONTHS = '3';

const isWithin = (typed: string, min: number, max: number): boolean =>
  /^\d{1,2}$/.test(typed.trim()) && Number(typed) >= min && Number(typed) <= max;

/** Asks for a guarantee: who answers, for what, up to how much and until when. */
export function AskDialog({ leaseId, about, onClose }: AskDialogProps) {
  const { t, i18n } = useTranslation();
  const [ask] = useAskForGuaranteeMutation();
  const { currency, monthly_rent: rent } = about;
  const { min, max, usual } = GUARANTEE_OVERDUE_DAYS;
  const hasMonths = rent !== null;
  return (
    <FormDialog
      title={t('guarantees.ask')}
      text={t('guarantees.new.text')}
      submit={t('guarantees.new.send')}
      schema={({ askForGuarantee }) => askForGuarantee.body}
      values={(): Values => ({
        name: '',
        email: '',
        kind: hasMonths ? 'months' : 'amount',
        months: USUAL_MONTHS,
        amount: '',
        covers: 'rent',
        until_on: '',
        overdue_days: String(usual),
      })}
      body={({ name, email, kind, months, amount, covers, until_on, overdue_days }) => ({
        name,
        email: email.trim(),
        limit: kind === 'months' ? { months: Number(months) } : { amount: moneyToSend(amount, currency) },
        covers,
        until_on: until_on === '' ? null : until_on,
        overdue_days: Number(overdue_days),
      })}
      check={({ name, email, kind, months, amount, overdue_days: days }) => ({
        name: name.trim() === '' ? t('guarantees.new.noName') : undefined,
        email: email.trim() === '' ? t('guarantees.new.noEmail') : undefined,
        months:
          kind === 'months' && !isWithin(months, 1, GUARANTEE_MOST_MONTHS)
            ? t('guarantees.new.noMonths', { most: GUARANTEE_MOST_MONTHS })
            : undefined,
        amount: kind === 'amount' && !isPositive(amount, currency) ? t('guarantees.new.wrongAmount') : undefined,
        overdue_days: isWithin(days, min, max) ? undefined : t('guarantees.new.daysHint', { min, max }),
      })}
      send={(body) => ask({ params: { id: leaseId }, body })}
      done={t('guarantees.new.done')}
      onClose={onClose}
    >
      {({ field, values }) => (
        <>
          <Field {...field('name')} label={t('guarantees.new.name')} most={LIMITS.name} required />
          <Field {...field('email')} label={t('guarantees.new.email')} type="email" required />
          {hasMonths && (
            <ChoiceField
              {...field('kind')}
              label={t('guarantees.new.kind')}
              options={[
                ['months', t('guarantees.new.inMonths')],
                ['amount', t('guarantees.new.inAmount')],
              ]}
            />
          )}
          {values.kind === 'months' && rent !== null ? (
            <Field
              {...field('months')}
              label={t('guarantees.new.months')}
              hint={t('guarantees.new.monthsHint', { rent: formatMoney(rent, currency, i18n.language) })}
              inputMode="numeric"
              most={2}
            />
          ) : (
            <AmountField
              {...field('amount')}
              label={t('guarantees.new.amount')}
              currency={currency}
              wrong={t('guarantees.new.wrongAmount')}
            />
          )}
          <ChoiceField
            {...field('covers')}
            label={t('guarantees.new.covers')}
            options={GUARANTEE_COVERS.map((covers) => [covers, t(`guarantees.covers.${covers}`)])}
          />
          <Field
            {...field('until_on')}
            type="date"
            label={t('guarantees.new.until')}
            hint={t('guarantees.new.untilHint')}
          />
          <Field
            {...field('overdue_days')}
            label={t('guarantees.new.days')}
            hint={t('guarantees.new.daysHint', { min, max })}
            inputMode="numeric"
            most={2}
          />
        </>
      )}
    </FormDialog>
  );
}
