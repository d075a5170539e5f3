import type { Conversation } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { dayAndMonth } from '#lib/dates.ts';
import { useMe } from '#session/me-context.tsx';

type Standing = Pick<Conversation, 'kind' | 'can_write' | 'left_on' | 'deposit' | 'deposit_settled_on'>;

/** Returns why a conversation is read-only, or until when it accepts messages; null for a normal one. */
export function useStanding(): (conversation: Standing) => string | null {
  const { t, i18n } = useTranslation();
  const { userType } = useMe();
  const side = userType === 'homeowner' ? 'homeowner' : 'roomie';
  return ({ kind, can_write: canWrite, left_on: leftOn, deposit, deposit_settled_on: settledOn }) => {
    // Admins read every conversation and write in none, so it says nothing about the house.
    if (userType === 'admin') return null;
    if (leftOn === null) return canWrite || kind === 'room' ? null : t('standing.archived');
    const day = dayAndMonth(leftOn, i18n.language);
    if (deposit === 'held') return t(`standing.held.${side}`, { day });
    if (deposit === 'settled' && settledOn !== null) {
      return t('standing.settled', { day: dayAndMonth(settledOn, i18n.language) });
    }
    return t(`standing.left.${side}`, { day });
  };
}
