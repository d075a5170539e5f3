import type { VisitState } from '@common-roof/contracts';

import { api } from '#api/api.ts';
import { endpoint, pages } from '#api/request.ts';
import { invalidateOn } from '#realtime/live-tags.ts';

export const liveTags = invalidateOn({ 'feedback:updated': { Visits: ({ house_id: id }) => id } });

interface VisitsTo {
  readonly houseId: string;
  readonly state?: VisitState | undefined;
}

/** Also after a rejection, which means it has been decided. Its turns change with it. */
const changesVisits = { invalidatesTags: ['Visits', 'Chores'] as const };

export const visitsApi = api.injectEndpoints({
  endpoints: (build) => ({
    visits: build.infiniteQuery({
      ...pages('GET /api/houses/visits/{id}', ({ houseId: id, state }: VisitsTo) => ({
        params: { id },
        query: { state },
      })),
      providesTags: (_data, _error, { houseId: id }) => [{ type: 'Visits', id }, 'Live'],
    }),
    reportVisit: build.mutation({ ...endpoint('POST /api/neatkeepers/feedback'), ...changesVisits }),
    decideVisit: build.mutation({ ...endpoint('PUT /api/neatkeepers/feedback/{id}'), ...changesVisits }),
  }),
});

export const { useVisitsInfiniteQuery, useReportVisitMutation, useDecideVisitMutation } = visitsApi;
