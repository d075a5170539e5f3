import type { StatementBasis, StatementFigure, StatementLine } from '@common-roof/contracts';

import { api } from '#api/api.ts';
import { endpoint, pages } from '#api/request.ts';

/** A year, and of which houses. */
export interface StatementYear {
  /** ISO date of its first day. */
  readonly from: string;
  readonly basis: StatementBasis;
  /** Undefined: all houses. */
  readonly houseId: string | undefined;
}

export interface EntriesOf extends StatementYear {
  readonly figure: StatementFigure;
  readonly personId: string | undefined;
  readonly roomId: string | undefined;
  readonly category: NonNullable<StatementLine['category']> | undefined;
}

export const yearQuery = ({ from, basis, houseId }: StatementYear) => ({ from, basis, house_id: houseId });

export const statementApi = api.injectEndpoints({
  endpoints: (build) => ({
    yearlyStatement: build.query({
      ...endpoint('GET /api/yearly-statement', (year: StatementYear) => ({ query: yearQuery(year) })),
      // What roomies pay and bills change it, too.
      providesTags: ['Costs', 'Money', 'Live'],
    }),
    statementEntries: build.infiniteQuery({
      ...pages('GET /api/yearly-statement/entries', ({ figure, personId, roomId, category, ...year }: EntriesOf) => ({
        query: { ...yearQuery(year), figure, person_id: personId, room_id: roomId, category, limit: '30' },
      })),
      providesTags: ['Costs', 'Money', 'Live'],
    }),
  }),
});

export const { useYearlyStatementQuery, useStatementEntriesInfiniteQuery } = statementApi;
