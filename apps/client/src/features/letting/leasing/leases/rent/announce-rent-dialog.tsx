import type { LeaseRent } from '@common-roof/contracts';
import { fromWireMoney } from '@common-roof/domain';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { formatMoney, moneyToSend, parseMoney } from '#lib/money.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useAnnounceRentMutation } from '#features/letting/leasing/leases/leases-api.ts';

interface AnnounceRentDialogProps {
  rent: LeaseRent;
  possible: NonNullable<LeaseRent['possible']>;
  /** The roomie. */
  name: string;
  onClose: () => void;
}

/** Announces a new rent: which days are possible, and what the roomie pays before and after. */
export function AnnounceRentDialog({ rent: lease, possible, name, onClose }: AnnounceRentDialogProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const [announce] = useAnnounceRentMutation();
  const { currency, rent: before, term_ends_on: termEnd, notice_days: days, months } = lease;
  const { higher_from: higherFrom, lower_from: lowerFrom, highest } = possible;
  const money = (amount: string): string => formatMoney(amount, currency, language);
  const isHigher = (typed: string): boolean => {
    const amount = parseMoney(typed, currency);
    return amount === null || fromWireMoney(amount, currency) > fromWireMoney(before, currency);
  };
  /** The possible days of a rent, as typed. */
  const daysOf = (typed: string): readonly string[] => {
    if (!isHigher(typed)) return possible.days;
    return higherFrom === null ? [] : possible.days.filter((each) => each >= higherFrom);
  };
  const rules =
    higherFrom === null
      ? t('leases.rent.fixedTerm', { day: termEnd === null ? '' : day(termEnd, language) })
      : t('leases.rent.rules', { days, months, day: day(higherFrom, language) });
  const limit = highest === null ? '' : t('leases.rent.highest', { amount: money(highest) });
  return (
    <FormDialog
      title={t('leases.rent.heading', { name })}
      text={[rules, limit, t('leases.rent.lower', { day: day(lowerFrom, language) })].filter(Boolean).join(' ')}
      submit={t('leases.rent.submit')}
      schema={({ announceRent }) => announceRent.body}
      values={{ rent: '', from: higherFrom ?? lowerFrom }}
      body={({ rent, ...values }) => ({ ...values, rent: moneyToSend(rent, currency) })}
      send={(body) => announce({ params: { id: lease.agreement_id }, body })}
      done={t('leases.rent.announced', { name })}
      canSubmit={({ rent, from }) => parseMoney(rent, currency) !== null && daysOf(rent).includes(from)}
      onClose={onClose}
    >
      {({ field, set, values }) => {
        const choices = daysOf(values.rent);
        const amount = parseMoney(values.rent, currency);
        return (
          <>
            <AmountField
              {...field('rent', t('leases.rent.wrongAmount'))}
              required
              autoFocus
              label={t('leases.rent.field')}
              currency={currency}
              onChange={(rent) => {
                const possibleDays = daysOf(rent);
                const from = possibleDays.includes(values.from) ? values.from : (possibleDays[0] ?? values.from);
                set({ rent, from });
              }}
            />
            {choices.length === 0 ? (
              <Typography color="error">{t('leases.rent.notHigher')}</Typography>
            ) : (
              <ChoiceField
                {...field('from')}
                label={t('leases.rent.fromField')}
                options={choices.map((each) => [each, day(each, language)])}
              />
            )}
            {amount !== null && choices.includes(values.from) && (
              <FactList
                facts={[
                  [t('leases.rent.until', { day: day(values.from, language) }), money(before)],
                  [t('leases.rent.after', { day: day(values.from, language) }), money(amount)],
                ]}
              />
            )}
          </>
        );
      }}
    </FormDialog>
  );
}
