import type { AssumedChange } from '@common-roof/contracts';

import { api } from '#api/api.ts';
import { endpoint } from '#api/request.ts';

const whatIfApi = api.injectEndpoints({
  endpoints: (build) => ({
    whatIf: build.query({
      ...endpoint(
        'POST /api/houses/{id}/what-if',
        ({ house, changes }: { house: string; changes: readonly AssumedChange[] }) => ({
          params: { id: house },
          body: { changes: [...changes] },
        }),
      ),
      // Stays, leases, bills, purchases, payments and turns change it.
      providesTags: ['Money', 'Costs', 'Chores', 'Live'],
    }),
  }),
});

export const { useWhatIfQuery, useLazyWhatIfQuery } = whatIfApi;
