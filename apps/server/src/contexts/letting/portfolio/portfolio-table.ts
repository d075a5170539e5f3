import { type Locale, PORTFOLIO_COLUMNS } from '@common-roof/contracts';
import { PORTFOLIO_EXAMPLES, PORTFOLIO_HEADERS } from '@common-roof/domain';

import type { CsvTable } from '#kernel/csv/send-csv.ts';

/** Returns the table that homeowners begin with. */
export const portfolioTable = (language: Locale): CsvTable => ({
  name: 'common-roof-portfolio',
  columns: PORTFOLIO_COLUMNS.map((column) => PORTFOLIO_HEADERS[language][column]),
  rows: PORTFOLIO_EXAMPLES.map((said) => PORTFOLIO_COLUMNS.map((column) => said[column] ?? '')),
});
