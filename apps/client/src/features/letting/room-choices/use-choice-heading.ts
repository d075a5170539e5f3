import type { OwnRoomChoice } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';

/** Returns heading and lead of a person's room choice. */
export function useChoiceHeading(): (choice: OwnRoomChoice) => { heading: string; lead: string } {
  const { t, i18n } = useTranslation();
  return ({ house, homeowner, first_name: name, people, starts_on: startsOn, total, currency }) => ({
    heading: t('roomChoices.own.heading', { house: house.name }),
    lead: t('roomChoices.own.lead', {
      name,
      homeowner,
      people,
      day: day(startsOn, i18n.language),
      total: formatMoney(total, currency, i18n.language),
    }),
  });
}
