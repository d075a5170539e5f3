import type { RentPeriod } from '@common-roof/contracts';
import { filled } from '@common-roof/words';

import { DomainError, unacceptable } from '#kernel/errors/domain-error.ts';
import { missingIn } from '#contexts/letting/leasing/templates/text-of.ts';
import type { AgreementWithText } from './agreement-row.sql.ts';

interface GivenRent {
  readonly rent?: string | undefined;
  readonly rent_period?: RentPeriod | undefined;
}

/** Returns how often a changed rent is due. @throws 422 for a new period without its rent: 600 a month isn't 600 a week */
export function periodAfter(before: RentPeriod, { rent, rent_period: period = before }: GivenRent): RentPeriod {
  if (period !== before && rent === undefined) throw unacceptable('rent', 'Enter the rent for this period.');
  return period;
}

/**
 * Requires that a text with the rent of weeks says so by its placeholder: most were written for monthly rents, and what
 * is signed must not contradict what is charged.
 * @throws 422
 */
export function requirePeriodNamed({
  rent_period: period,
  source,
}: Pick<AgreementWithText, 'rent_period' | 'source'>): void {
  if (period === 'month') return;
  const named = missingIn(source);
  if (!named.includes('rent') || named.includes('rent_period')) return;
  throw new DomainError('rule_violated', {
    detail: filled('This rent isn’t monthly. Write {period} after {rent}, so that the text says how often it is due.', {
      period: '{{rent_period}}',
      rent: '{{rent}}',
    }),
  });
}
