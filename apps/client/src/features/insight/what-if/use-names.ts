import type { AssumedChange, WhatIf, WhatIfPerson } from '@common-roof/contracts';
import { fromWireMoney, toWireMoney } from '@common-roof/domain/money';

import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';

/** Returns how this page calls people, changes and amounts. */
export function useNames(currency: string) {
  const { t, i18n } = useTranslation();
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const when = (isoDate: string): string => day(isoDate, i18n.language);
  return {
    money,
    minor: (amount: string | null): number => fromWireMoney(amount ?? toWireMoney(0, currency), currency),
    ofMinor: (minor: number): string => money(toWireMoney(minor, currency)),
    person: ({ first_name: name, room }: Pick<WhatIfPerson, 'first_name' | 'room'>): string =>
      name ?? t('whatIf.newRoomie', { room: room ?? '' }),
    change: (change: AssumedChange, choices: WhatIf['choices'] | undefined): string => {
      const nameOf = (id: string): string =>
        choices?.people.find(({ _id }) => _id === id)?.first_name ?? t('whatIf.thisPerson');
      switch (change.kind) {
        case 'moves_out':
          return t('whatIf.change.movesOut', { name: nameOf(change.roomie), day: when(change.last_day) });
        case 'moves_in': {
          const room = choices?.rooms.find(({ _id }) => _id === change.room)?.name ?? t('whatIf.thisRoom');
          return t('whatIf.change.movesIn', { room, day: when(change.first_day) });
        }
        case 'rent_changes':
          return t('whatIf.change.rent', {
            name: nameOf(change.roomie),
            day: when(change.from),
            amount: money(change.rent),
          });
        case 'bill_changes':
          return t('whatIf.change.bill', {
            category: t(`money.category.${change.category}`),
            amount: money(change.monthly),
          });
      }
    },
  };
}
