import type { WaitingItem } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { daysOrMonth, nearDay, nearTime } from '#lib/dates.ts';
import { dot } from '#lib/direction.ts';
import { formatMoney } from '#lib/money.ts';
import { useReader } from '#session/use-reader.ts';

type CostKey = 'electricity' | 'gas' | 'water' | 'internet' | 'heating' | 'waste' | 'other';
/** Kinds whose text contains the day, or that have none. */
const SAYS_DAY: ReadonlySet<string> = new Set([
  'bill_to_enter',
  'lease_request_to_answer',
  'swap_to_answer',
  'visit_to_confirm',
]);
/** Kinds whose day is a deadline. */
const BY: ReadonlySet<string> = new Set(['agreement_to_sign', 'deposit_to_return', 'rule_change_to_vote']);

/** Returns a question's text, with its place and deadline. */
export function useLine(): (item: WaitingItem) => { line: string; aside: string } {
  const { t, i18n } = useTranslation();
  const { id: me } = useReader();
  const { language } = i18n;
  return (item) => {
    const { kind, about, amount, currency, count } = item;
    const values = {
      about: about.length > 80 ? `${about.slice(0, 79)}…` : about,
      person: item.person?.name ?? '',
      house: item.house?.name ?? '',
      amount: amount === null || currency === null ? '' : formatMoney(amount, currency, language),
      day: item.day === null ? '' : nearDay(item.day, language),
      at: item.at === null ? '' : nearTime(item.at, language),
      count,
    };
    const line = (): string => {
      switch (kind) {
        case 'bill_to_enter': {
          // The server sends one of its categories.
          const what = t(`waiting.costs.${about as CostKey}`);
          const period = item.day === null || item.until === null ? '' : daysOrMonth(item.day, item.until, language);
          return t('waiting.line.bill_to_enter', { about: what, period });
        }
        case 'lease_request_to_answer':
          return t(`waiting.line.${kind}_${about === 'earlier_end' ? 'earlier_end' : 'withdraw_notice'}`, values);
        case 'report_to_submit':
          if (item.person?._id === me) {
            return t(
              about === 'move_in' ? 'waiting.line.report_to_submit_own' : 'waiting.line.report_to_submit_own_out',
            );
          }
          return t(`waiting.line.${kind}_${about === 'move_in' ? 'move_in' : 'move_out'}`, values);
        case 'report_to_acknowledge':
          return t(`waiting.line.${kind}_${about === 'move_in' ? 'move_in' : 'move_out'}`, values);
        default:
          return t(`waiting.line.${kind}`, values);
      }
    };
    const when = item.day === null || SAYS_DAY.has(kind) ? '' : t(BY.has(kind) ? 'waiting.by' : 'waiting.on', values);
    return { line: line(), aside: [values.house, when].filter((part) => part !== '').join(dot()) };
  };
}
