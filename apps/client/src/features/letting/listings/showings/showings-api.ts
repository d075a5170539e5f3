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
          ? request('listShowings', { query })
          : request('listShowingsOfRoom', { params: { id: roomId }, query });
      },
      providesTags: ['Showings', 'Live'],
    }),
    nextShowings: build.query({
      ...endpoint('listShowings', (_: void) => ({ query: { limit: '5' } })),
      providesTags: ['Showings', 'Live'],
    }),
    actOnShowing: build.mutation({
      ...endpoint('actOnShowing'),
      // Proposing to an applicant also moves them on the board.
      invalidatesTags: ['Showings', 'Ads'],
    }),
    showingSlots: build.query({
      ...endpoint('listShowingSlots', ({ roomId, from }: { roomId: string; from: string }) => ({
        params: { id: roomId },
        query: { from },
      })),
      providesTags: ['Showings', 'Live'],
    }),
    showingSettings: build.query({
      ...endpoint('getShowingSettings', ({ houseId }: { houseId: string }) => ({ params: { id: houseId } })),
      providesTags: ['Showings'],
    }),
    saveShowingSettings: build.mutation({ ...endpoint('saveShowingSettings'), ...changesShowings }),
    quietTimes: build.query({ ...endpoint('getQuietTimes'), providesTags: ['Showings'] }),
    saveQuietTimes: build.mutation({ ...endpoint('saveQuietTimes'), ...changesShowings }),
    visit: build.query({
      ...endpoint('readVisit', (body: { token: string }) => ({ body })),
      providesTags: ['Showings'],
    }),
    answerVisit: build.mutation({ ...endpoint('answerVisit'), ...changesShowings }),
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
