import { type House, listHouses, listHousesForAdmin, type Page } from '@common-roof/contracts';

import { api } from '../../api/api.ts';
import { request } from '../../api/request.ts';

const byCursor = {
  initialPageParam: null,
  getNextPageParam: (last: Page<House>) => last.next_cursor ?? undefined,
} as const;

const cursorOf = (cursor: string | null): { cursor?: string } => (cursor === null ? {} : { cursor });

const housesApi = api.injectEndpoints({
  endpoints: (build) => ({
    houses: build.infiniteQuery<Page<House>, void, string | null>({
      infiniteQueryOptions: byCursor,
      providesTags: ['Houses'],
      query: ({ pageParam }) => request(listHouses)({ query: cursorOf(pageParam) }),
    }),
    housesForAdmin: build.infiniteQuery<Page<House>, { search: string }, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg: { search }, pageParam }) =>
        request(listHousesForAdmin)({ query: { ...(search === '' ? {} : { search }), ...cursorOf(pageParam) } }),
    }),
  }),
});

export const { useHousesInfiniteQuery, useHousesForAdminInfiniteQuery } = housesApi;
