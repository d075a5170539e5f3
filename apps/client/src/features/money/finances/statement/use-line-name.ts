import { COST_CATEGORIES, OWN_COST_CATEGORIES, type StatementLine } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { comma } from '#lib/direction.ts';

type Named = Pick<StatementLine, 'figure' | 'person' | 'room' | 'category'>;

/** Returns how a line of a statement is called: its room and roomie, its category, or its figure. */
export function useLineName(): (line: Named) => string {
  const { t } = useTranslation();
  return ({ figure, person, room, category }) => {
    const kind = t(`finances.figure.${figure}`);
    const own = OWN_COST_CATEGORIES.find((one) => one === category);
    if (figure === 'own_costs' && own !== undefined) return t(`finances.category.${own}`);
    const cost = COST_CATEGORIES.find((one) => one === category);
    const of = [
      ...(cost === undefined ? [] : [t(`money.category.${cost}`)]),
      ...(room === null ? [] : [room.name]),
      ...(person === null ? [] : [person.name]),
    ];
    return of.length === 0 ? kind : t('finances.house.line', { figure: kind, name: of.join(comma()) });
  };
}
