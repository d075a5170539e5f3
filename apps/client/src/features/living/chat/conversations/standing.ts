import type { Conversation } from '@common-roof/contracts';

import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dayAndMonth } from '../../../../lib/dates.ts';
import { useMe } from '../../../../session/me-context.tsx';

type Standing = Pick<Conversation, 'kind' | 'can_write' | 'left_on' | 'deposit' | 'deposit_settled_on'>;

/** Somebody who reads on where they have moved out. */
export const hasLeft = ({ can_write: canWrite, left_on: leftOn }: Standing): boolean => !canWrite && leftOn !== null;

/** Why a conversation can only be read, or until when it can be written in; null where it is as always. */
export function useStanding(): (conversation: Standing) => string | null {
  const { t, i18n } = useTranslation();
  const { userType } = useMe();
  const side = userType === 'homeowner' ? 'homeowner' : 'roomie';
  return ({ kind, can_write: canWrite, left_on: leftOn, deposit, deposit_settled_on: settledOn }) => {
    if (leftOn === null) return canWrite || kind === 'room' ? null : t('chat.standing.archived');
    const day = dayAndMonth(leftOn, i18n.language);
    if (deposit === 'held') return t(`chat.standing.held.${side}`, { day });
    if (deposit === 'settled' && settledOn !== null) {
      return t('chat.standing.settled', { day: dayAndMonth(settledOn, i18n.language) });
    }
    return t(`chat.standing.left.${side}`, { day });
  };
}
