import type { AdminHouseSort, Board, HouseSort, HouseState } from '@common-roof/contracts';

import { api, listOf } from '#api/api.ts';
import { isApiError } from '#api/api-error.ts';
import { endpoint, MOST, pages } from '#api/request.ts';
import { houseResources, putBoard } from '#api/resources/houses.ts';

export interface HousesFilter {
  state?: HouseState;
  search?: string;
  sort?: HouseSort;
}

export interface AdminHousesFilter {
  search?: string;
  state?: HouseState;
  homeowner_id?: string;
  city?: string;
  sort?: AdminHouseSort;
}

const changesHouses = {
  invalidatesTags: (_: unknown, error: unknown) => (error === undefined ? (['Houses', 'Me'] as const) : []),
};

const housesApi = api.injectEndpoints({
  endpoints: (build) => ({
    houses: build.infiniteQuery({
      ...pages('GET /api/houses/all', (filter: HousesFilter) => ({ query: filter })),
      providesTags: [listOf('Houses'), 'Live'],
    }),
    housesForAdmin: build.infiniteQuery({
      ...pages('GET /api/houses/admin/houses', (filter: AdminHousesFilter) => ({ query: filter })),
      providesTags: [listOf('Houses')],
    }),
    houseRules: build.query({
      ...endpoint('GET /api/houses/{id}/rules', ({ id }: { id: string }) => ({
        params: { id },
        query: { limit: MOST },
      })),
      providesTags: (_data, _error, { id }) => [{ type: 'Houses', id }, 'Live'],
    }),
    figures: build.query({
      ...endpoint('GET /api/houses/figures', (query: { months: string }) => ({ query })),
      providesTags: [listOf('Houses'), 'Live'],
    }),
    addHouse: build.mutation({ ...endpoint('POST /api/houses/add-house/{id}'), ...changesHouses }),
    completeHouse: build.mutation({ ...endpoint('PUT /api/houses/add-house-2/{id}'), ...changesHouses }),
    changeHouse: build.mutation({ ...endpoint('PUT /api/houses/{id}'), ...changesHouses }),
    archiveHouse: build.mutation({ ...endpoint('DELETE /api/houses/{id}'), ...changesHouses }),
    restoreHouse: build.mutation({ ...endpoint('POST /api/houses/{id}/restore'), ...changesHouses }),
    addRoom: build.mutation({ ...endpoint('PUT /api/homeowners/addroom/{id}'), ...changesHouses }),
    changeRoom: build.mutation({ ...endpoint('PUT /api/roomies/roominfo/{id}'), ...changesHouses }),
    retireRoom: build.mutation({ ...endpoint('DELETE /api/rooms/{id}'), ...changesHouses }),
    markRoomVacant: build.mutation({ ...endpoint('PUT /api/roomies/markvacant/{id}'), ...changesHouses }),
    moveRoomie: build.mutation({ ...endpoint('PUT /api/roomies/roomnew/{id}'), ...changesHouses }),
    writeBoard: build.mutation({
      ...endpoint(
        'PUT /api/houses/updatesupplyboard/{id}',
        ({ id, ...body }: { id: string; version: number; items: string[] }) => ({
          params: { id },
          body,
        }),
      ),
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const show = (board: Board): void => {
          dispatch(houseResources.util.updateQueryData('house', { id }, (house) => putBoard(house, board)));
        };
        try {
          show((await queryFulfilled).data);
        } catch (failure) {
          const error = typeof failure === 'object' && failure !== null && 'error' in failure ? failure.error : null;
          // A conflict: show the other's version; the board explains why.
          if (isApiError(error) && error.code === 'stale_version') show(error.current as Board);
        }
      },
    }),
  }),
});

export const {
  useHousesInfiniteQuery,
  useHousesForAdminInfiniteQuery,
  useHouseRulesQuery,
  useFiguresQuery,
  useAddHouseMutation,
  useCompleteHouseMutation,
  useChangeHouseMutation,
  useArchiveHouseMutation,
  useRestoreHouseMutation,
  useAddRoomMutation,
  useChangeRoomMutation,
  useRetireRoomMutation,
  useMarkRoomVacantMutation,
  useMoveRoomieMutation,
  useWriteBoardMutation,
} = housesApi;
