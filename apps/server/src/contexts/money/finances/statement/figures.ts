import type { StatementBasis, StatementFigure } from '@common-roof/contracts';

type Section = 'income' | 'costs';

/** The figures that count, by basis. Deposits aren't income, except what was kept of them. */
export const FIGURES: Readonly<Record<StatementBasis, Readonly<Record<Section, readonly StatementFigure[]>>>> = {
  paid: {
    income: ['rent_received', 'bills_received', 'other_received', 'deposits_kept'],
    costs: ['house_bills', 'own_costs'],
  },
  due: {
    income: ['rent_charged', 'late_fees_charged', 'bills_shared', 'deposits_kept'],
    costs: ['house_bills', 'own_costs'],
  },
};

/** Returns the section of a figure; undefined for one that is only shown apart. */
export function sectionOf(figure: StatementFigure, basis: StatementBasis): Section | undefined {
  const { income, costs } = FIGURES[basis];
  return income.includes(figure) ? 'income' : costs.includes(figure) ? 'costs' : undefined;
}
