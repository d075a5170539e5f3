import type { LedgerAbout } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { day, daysOrMonth, monthName } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { percentText } from '#lib/percent.ts';
import type { Side } from './use-side.ts';

interface Described {
  readonly title: string;
  /** Facts that explain the amount; empty if the title is enough. */
  readonly facts: readonly string[];
}

interface Row {
  readonly about: LedgerAbout;
  readonly currency: string;
  /** Negative: it was paid, or is owed to them. */
  readonly amount: string;
  /** The other person of a payment between housemates, if known. */
  readonly other?: { readonly first_name: string } | null;
}

/** Returns a description of a ledger entry's subject. */
export function useAbout(side: Side): (row: Row) => Described {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return ({ about, currency, amount, other = null }) => {
    const money = (sum: string): string => formatMoney(sum, currency, language);
    switch (about.kind) {
      case 'rent_due': {
        const { days, of_days: ofDays, monthly, period } = about;
        const span = { from: day(about.from, language), to: day(about.to, language) };
        return {
          title: t('money.about.rent', {
            month: period === 'month' ? monthName(about.month, language) : daysOrMonth(about.from, about.to, language),
          }),
          facts:
            days === ofDays
              ? []
              : [t('money.about.rentPart', { ...span, days, ofDays, period, monthly: money(monthly) })],
        };
      }
      case 'late_fee': {
        const { month, period, from, to, percent } = about;
        const of = period === 'month' ? monthName(month, language) : daysOrMonth(from, to, language);
        const given = {
          percent_given: percent === null ? 'no' : 'yes',
          percent: percent === null ? '' : percentText(percent, language),
        };
        const facts = { ...given, overdue: money(about.overdue), due: day(about.due_on, language) } as const;
        return { title: t('money.about.lateFee', { month: of }), facts: [t('money.about.lateFeeFacts', facts)] };
      }
      case 'supply': {
        const { name: item, price, sharers } = about;
        const what = amount.startsWith('-') ? (`bought.${side}` as const) : 'share';
        return {
          title: t(`money.about.${what}`, { item }),
          facts: [t('money.about.shared', { price: money(price), count: sharers })],
        };
      }
      case 'variable_cost': {
        const { category, from, to, total, sharers: count } = about;
        const period = daysOrMonth(from, to, language);
        return {
          title: t('money.about.bill', { category: t(`money.category.${category}`), period }),
          facts: [t('money.about.billShared', { total: money(total), count })],
        };
      }
      case 'payment': {
        const { method, period, note } = about;
        return {
          title: t('money.about.payment'),
          facts: [
            t(`money.method.${method}`),
            ...(period === null ? [] : [t('money.about.meantFor', { month: monthName(period, language) })]),
            ...(note === '' ? [] : [note]),
          ],
        };
      }
      case 'settle_up': {
        const { method, note } = about;
        const way = amount.startsWith('-') ? 'settledTo' : 'settledFrom';
        return {
          title: other === null ? t('money.about.settled') : t(`money.about.${way}`, { name: other.first_name }),
          facts: [...(method === null ? [] : [t(`money.method.${method}`)]), ...(note === '' ? [] : [note])],
        };
      }
      case 'turns_paid': {
        const way = amount.startsWith('-') ? 'turnsPaidBy' : 'turnsPaidTo';
        return {
          title: other === null ? t('money.about.turnsPaid') : t(`money.about.${way}`, { name: other.first_name }),
          facts: [t('money.about.turnsPaidFacts', { count: about.points, price: money(about.price) })],
        };
      }
      case 'deposit_deducted':
      case 'deposit_set_off':
        return { title: t(`money.about.${about.kind}`, { reason: about.reason }), facts: [] };
      default:
        return { title: t(`money.about.${about.kind}`), facts: [] };
    }
  };
}
