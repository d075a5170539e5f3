import type { HouseLateFees, LateFeeRule } from '@common-roof/contracts';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { percentText } from '#lib/percent.ts';

/** The rule of a house for late fees, and the one that takes its place. */
export function RuleText({ fees: { rule, announced, currency } }: { fees: HouseLateFees }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const money = (amount: string): string => formatMoney(amount, currency, language);
  const textOf = ({ days, fee, year_cap: cap }: LateFeeRule): string =>
    [
      fee.kind === 'fixed'
        ? t('lateFees.rule.fixed', { days, amount: money(fee.amount) })
        : t('lateFees.rule.percent', { days, percent: percentText(fee.percent, language) }),
      ...(cap === null ? [] : [t('lateFees.rule.cap', { amount: money(cap) })]),
    ].join(' ');
  return (
    <>
      {rule !== null && <Typography>{textOf(rule)}</Typography>}
      {announced !== null && (
        <>
          <Typography sx={{ fontWeight: 600, ...(rule === null ? {} : { mt: 1 }) }}>
            {t('lateFees.rule.from', { day: day(announced.from_on, language) })}
          </Typography>
          <Typography>{textOf(announced)}</Typography>
        </>
      )}
    </>
  );
}
