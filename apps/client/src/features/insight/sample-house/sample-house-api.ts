import { api, listOf } from '#api/api.ts';
import { endpoint } from '#api/request.ts';

const changesEverything = {
  invalidatesTags: (_: unknown, error: unknown) =>
    error === undefined ? ([listOf('Houses'), 'Houses', 'Me', 'FirstSteps', 'Live'] as const) : [],
};

const sampleHouseApi = api.injectEndpoints({
  endpoints: (build) => ({
    sampleHouse: build.query({
      ...endpoint('GET /api/sample-house'),
      providesTags: [listOf('Houses'), 'Live'],
    }),
    makeSampleHouse: build.mutation({ ...endpoint('PUT /api/sample-house'), ...changesEverything }),
    removeSampleHouse: build.mutation({ ...endpoint('DELETE /api/sample-house'), ...changesEverything }),
  }),
});

export const { useSampleHouseQuery, useMakeSampleHouseMutation, useRemoveSampleHouseMutation } = sampleHouseApi;
