import type { AgreementDetail } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { dateAndTime, day } from '#lib/dates.ts';
import { FactGrid } from '#ui/fact-grid.tsx';
import { useTermFacts } from './use-term-facts.ts';

/** The parties, the room and the terms. */
export function AgreementFacts({ agreement }: { agreement: AgreementDetail }) {
  const { t, i18n } = useTranslation();
  const factsOf = useTermFacts();
  const { homeowner, party, house, room, state, expires_at: until, release_date: end } = agreement;
  return (
    <FactGrid
      minWidth={140}
      facts={[
        [t('signing.fact.homeowner'), homeowner.name],
        [t('signing.fact.party'), party.name],
        [t('signing.fact.place'), `${house.name}: ${room.name}`],
        ...factsOf(agreement),
        ...(end === null ? [] : [[t('signing.fact.release_date'), day(end, i18n.language)] as const]),
        ...(state === 'sent' && until !== null
          ? [[t('signing.fact.expires'), dateAndTime(until, i18n.language)] as const]
          : []),
      ]}
    />
  );
}
