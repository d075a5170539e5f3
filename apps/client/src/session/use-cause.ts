import type { RestatementCause } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { useReader } from './use-reader.ts';

/** Returns why shares changed: "Bob’s move-in day changed from 1 Mar to 8 Mar 2027." */
export function useCause(): (cause: RestatementCause) => string {
  const { t, i18n } = useTranslation();
  const { id: readerId } = useReader();
  return ({ kind, person, before, after }) => {
    const side = person?._id === readerId ? 'own' : 'theirs';
    const days = {
      name: person?.first_name ?? '',
      before: before === null ? '' : day(before, i18n.language),
      after: after === null ? '' : day(after, i18n.language),
    };
    if (before === null && kind === 'first_day') return t(`money.cause.first_day_unknown.${side}`, days);
    if (before === null && kind === 'last_day') return t(`money.cause.moves_out.${side}`, days);
    return t(`money.cause.${kind}.${side}`, days);
  };
}
