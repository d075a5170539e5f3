import { api } from '#api/api.ts';
import { byId, endpoint } from '#api/request.ts';
import { all, invalidateOn } from '#realtime/live-tags.ts';

/** Also changes amounts of people without a new ledger entry. */
export const liveTags = invalidateOn({
  'money:recalculated': { Recalculating: all, Money: all, Costs: all, Supplies: ({ house_id: id }) => id },
});

const restatedApi = api.injectEndpoints({
  endpoints: (build) => ({
    recalculating: build.query({
      ...endpoint('GET /api/houses/recalculating/{id}', byId),
      providesTags: ['Recalculating', 'Live'],
    }),
  }),
});

export const { useRecalculatingQuery } = restatedApi;
