import type { Board, HouseDetail } from '@common-roof/contracts';

import { invalidateOn } from '#realtime/live-tags.ts';
import { streamInto } from '#realtime/stream-into.ts';
import { api, listOf } from '#api/api.ts';
import { byId, endpoint, MOST } from '#api/request.ts';

/** Replaces the shown board with a newer one; an older one that arrives late is ignored. */
export function putBoard(house: { board: { version: number; items: string[] } }, board: Board): void {
  if (board.version > house.board.version) house.board = { version: board.version, items: board.items };
}

export const liveTags = invalidateOn({ 'house:changed': { Houses: ({ house_id: id }) => id } });

/** House queries used by several features. */
export const houseResources = api.injectEndpoints({
  endpoints: (build) => ({
    house: build.query<HouseDetail, { id: string }>({
      ...endpoint('GET /api/houses/byId/{id}', byId),
      providesTags: (_data, _error, { id }) => [{ type: 'Houses', id }, 'Live'],
      ...streamInto<HouseDetail, { id: string }>({
        'board:updated': (house, { house_id: id, ...board }) => {
          if (id === house._id) putBoard(house, board);
        },
      }),
    }),
    /** All houses of the caller, to choose from. */
    ownHouses: build.query({
      ...endpoint('GET /api/houses/all', (_: void) => ({ query: { limit: MOST } })),
      providesTags: [listOf('Houses'), 'Live'],
    }),
    emptyRooms: build.query({
      ...endpoint('GET /api/roomies/emptyrooms', (_: void) => ({ query: { limit: MOST } })),
      providesTags: [listOf('Houses'), 'Live'],
    }),
  }),
});

export const { useHouseQuery, useOwnHousesQuery, useEmptyRoomsQuery } = houseResources;
