import {
  COST_CATEGORIES,
  OWN_COST_CATEGORIES,
  type OwnCostCategory,
  type StatementFigure,
} from '@common-roof/contracts';
import { inEveryLocale } from '@common-roof/messages';
import type english from '@common-roof/messages/locales/en/documents/yearlyStatement.json';

import { costName } from './costs.ts';
import { documentIn } from './documents.ts';
import { nameOf } from './names.ts';
import type { Reader } from './reader.ts';

/** The texts of a yearly statement, printed and as a table. */
export const yearlyStatementWords = inEveryLocale((locale) => {
  const { texts, say } = documentIn<typeof english>('yearlyStatement', locale);
  return {
    ...texts,
    footer: (of: { readonly name: string; readonly years: string }) => say('footer', of),
    openOn: (day: string) => say('openOn', { day }),
  };
});

/** Returns the name of a category of costs that a homeowner bears. */
export const ownCostName = (category: OwnCostCategory, reader: Pick<Reader, 'locale'>): string =>
  nameOf('ownCost', category, reader);

/** Returns the name of a line's category; empty for a line without one, or with one that this version doesn't know. */
export function lineCategory(figure: StatementFigure, category: string | null, reader: Pick<Reader, 'locale'>): string {
  if (figure === 'own_costs') {
    const own = OWN_COST_CATEGORIES.find((one) => one === category);
    return own === undefined ? '' : ownCostName(own, reader);
  }
  const cost = COST_CATEGORIES.find((one) => one === category);
  return cost === undefined ? '' : costName(cost, reader);
}
