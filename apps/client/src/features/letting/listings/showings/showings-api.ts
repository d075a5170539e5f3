import type { Page, Showing } from '@common-roof/contracts';

import { api } from '#api/api.ts';
import { endpoint, request } from '#api/request.ts';
import { all, invalidateOn } from '#realtime/live-tags.ts';

export const liveTags = invalidateOn({ 'showing:changed': { Showings: all } });

export interface ShowingsView {
  /** null: every room that concerns the caller */
  readonly roomId: string | null;
  readonly when: 'coming' | 'past';
}

/** Also after a rejection, which means the server has other data than shown. */
const changesShowings = { invalidatesTags: ['Showings'] as const };

export const showingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    showings: build.infiniteQuery<Page<Showing>, ShowingsView, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last) => last.next_cursor ?? undefined },
      query: ({ queryArg: { roomId, when }, pageParam }) => {
        const query = { when, limit: '20', cursor: pageParam ?? undefined };
        return roomId === null
          ? request('GET /api/roomies/showings', { query })
          : request('GET /api/roomies/showings/{id}', { params: { id: roomId }, query });
      },
      providesTags: ['Showings', 'Live'],
    }),
    nextShowings: build.query({
      ...endpoint('GET /api/roomies/showings', (_: void) => ({ query: { limit: '5' } })),
      providesTags: ['Showings', 'Live'],
    }),
    actOnShowing: build.mutation({
      ...endpoint('PUT /api/roomies/showings/{id}'),
      // Proposing to an applicant also moves them on the board.
      invalidatesTags: ['Showings', 'Ads'],
    }),
    showingSlots: build.query({
      ...endpoint('GET /api/showings/slots/{id}', ({ roomId, from }: { roomId: string; from: string }) => ({
        params: { id: roomId },
        query: { from },
      })),
      providesTags: ['Showings', 'Live'],
    }),
    showingSettings: build.query({
      ...endpoint('GET /api/showings/settings/{id}', ({ houseId }: { houseId: string }) => ({
        params: { id: houseId },
      })),
      providesTags: ['Showings'],
    }),
    saveShowingSettings: build.mutation({ ...endpoint('PUT /api/showings/settings/{id}'), ...changesShowings }),
    quietTimes: build.query({ ...endpoint('GET /api/showings/quiet'), providesTags: ['Showings'] }),
    saveQuietTimes: build.mutation({ ...endpoint('PUT /api/showings/quiet'), ...changesShowings }),
    visit: build.query({
      ...endpoint('POST /api/showings/visit', (body: { token: string }) => ({ body })),
      providesTags: ['Showings'],
    }),
    answerVisit: build.mutation({ ...endpoint('POST /api/showings/visit/answer'), ...changesShowings }),
  }),
});

export const {
  useShowingsInfiniteQuery,
  useNextShowingsQuery,
  useActOnShowingMutation,
  useShowingSlotsQuery,
  useShowingSettingsQuery,
  useSaveShowingSettingsMutation,
  useQuietTimesQuery,
  useSaveQuietTimesMutation,
  useVisitQuery,
  useAnswerVisitMutation,
} = showingsApi;
