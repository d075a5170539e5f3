import {
  addHouse,
  addRoom,
  type AdminHouseSort,
  archiveHouse,
  type Board,
  changeHouse,
  changeRoom,
  completeHouse,
  getHomeownerFigures,
  getHouse,
  type House,
  type HouseDetail,
  type HouseForAdmin,
  type HouseSort,
  type HouseState,
  listEmptyRooms,
  listHouseRules,
  listHouses,
  listHousesForAdmin,
  markRoomVacant,
  moveRoomie,
  type Page,
  restoreHouse,
  retireRoom,
  updateBoard,
} from '@common-roof/contracts';

import { api } from '../../../api/api.ts';
import { isApiError } from '../../../api/api-error.ts';
import { type Answer, type Args, request } from '../../../api/request.ts';
import { streamInto } from '../../../realtime/stream-into.ts';

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

const byCursor = {
  initialPageParam: null,
  getNextPageParam: (last: Page<unknown>) => last.next_cursor ?? undefined,
} as const;

const cursorOf = (cursor: string | null): { cursor?: string } => (cursor === null ? {} : { cursor });
const MOST = '200';

/** A newer board replaces what is shown; an older one that arrives late does not. */
function putBoard(house: HouseDetail, board: Board): void {
  if (board.version > house.board.version) house.board = { version: board.version, items: board.items };
}

const changesHouses = {
  invalidatesTags: (_: unknown, error: unknown) => (error === undefined ? (['Houses', 'Me'] as const) : []),
};

export const housesApi = api.injectEndpoints({
  endpoints: (build) => ({
    houses: build.infiniteQuery<Page<House>, HousesFilter, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) => request(listHouses)({ query: { ...queryArg, ...cursorOf(pageParam) } }),
      providesTags: ['Houses', 'Live'],
    }),
    housesForAdmin: build.infiniteQuery<Page<HouseForAdmin>, AdminHousesFilter, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) =>
        request(listHousesForAdmin)({ query: { ...queryArg, ...cursorOf(pageParam) } }),
      providesTags: ['Houses'],
    }),
    house: build.query<HouseDetail, { id: string }>({
      query: ({ id }) => request(getHouse)({ params: { id } }),
      providesTags: ['Houses', 'Live'],
      ...streamInto<HouseDetail, { id: string }>({
        'board:updated': (house, { house_id: id, ...board }) => {
          if (id === house._id) putBoard(house, board);
        },
      }),
    }),
    houseRules: build.query<Answer<typeof listHouseRules>, { id: string }>({
      query: ({ id }) => request(listHouseRules)({ params: { id }, query: { limit: MOST } }),
      providesTags: ['Houses', 'Live'],
    }),
    emptyRooms: build.query<Answer<typeof listEmptyRooms>, void>({
      query: () => request(listEmptyRooms)({ query: { limit: MOST } }),
      providesTags: ['Houses', 'Live'],
    }),
    figures: build.query<Answer<typeof getHomeownerFigures>, { months: string }>({
      query: ({ months }) => request(getHomeownerFigures)({ query: { months } }),
      providesTags: ['Houses', 'Live'],
    }),
    addHouse: build.mutation<Answer<typeof addHouse>, Args<typeof addHouse>>({
      query: request(addHouse),
      ...changesHouses,
    }),
    completeHouse: build.mutation<Answer<typeof completeHouse>, Args<typeof completeHouse>>({
      query: request(completeHouse),
      ...changesHouses,
    }),
    changeHouse: build.mutation<Answer<typeof changeHouse>, Args<typeof changeHouse>>({
      query: request(changeHouse),
      ...changesHouses,
    }),
    archiveHouse: build.mutation<Answer<typeof archiveHouse>, Args<typeof archiveHouse>>({
      query: request(archiveHouse),
      ...changesHouses,
    }),
    restoreHouse: build.mutation<Answer<typeof restoreHouse>, Args<typeof restoreHouse>>({
      query: request(restoreHouse),
      ...changesHouses,
    }),
    addRoom: build.mutation<Answer<typeof addRoom>, Args<typeof addRoom>>({
      query: request(addRoom),
      ...changesHouses,
    }),
    changeRoom: build.mutation<Answer<typeof changeRoom>, Args<typeof changeRoom>>({
      query: request(changeRoom),
      ...changesHouses,
    }),
    retireRoom: build.mutation<null, Args<typeof retireRoom>>({ query: request(retireRoom), ...changesHouses }),
    markRoomVacant: build.mutation<Answer<typeof markRoomVacant>, Args<typeof markRoomVacant>>({
      query: request(markRoomVacant),
      ...changesHouses,
    }),
    moveRoomie: build.mutation<Answer<typeof moveRoomie>, Args<typeof moveRoomie>>({
      query: request(moveRoomie),
      ...changesHouses,
    }),
    writeBoard: build.mutation<Board, { id: string; version: number; items: string[] }>({
      query: ({ id, ...body }) => request(updateBoard)({ params: { id }, body }),
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const show = (board: Board): void => {
          dispatch(housesApi.util.updateQueryData('house', { id }, (house) => putBoard(house, board)));
        };
        try {
          show((await queryFulfilled).data);
        } catch (failure) {
          const error = typeof failure === 'object' && failure !== null && 'error' in failure ? failure.error : null;
          // Somebody was faster: what they wrote is shown, and the board tells why.
          if (isApiError(error) && error.code === 'stale_version') show(error.current as Board);
        }
      },
    }),
  }),
});

export const {
  useHousesInfiniteQuery,
  useHousesForAdminInfiniteQuery,
  useHouseQuery,
  useHouseRulesQuery,
  useEmptyRoomsQuery,
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
