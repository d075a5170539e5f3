import {
  actOnShowing,
  answerVisit,
  getQuietTimes,
  getShowingSettings,
  listShowings,
  listShowingSlots,
  listShowingsOfRoom,
  type Page,
  type QuietTimes,
  readVisit,
  saveQuietTimes,
  saveShowingSettings,
  type Showing,
  type ShowingSettings,
  type Visit,
} from '@common-roof/contracts';

import { api } from '../../../api/api.ts';
import { type Answer, type Args, request } from '../../../api/request.ts';

export interface ShowingsView {
  /** null: of every room that concerns the caller */
  readonly roomId: string | null;
  readonly when: 'coming' | 'past';
}

/** Also after a refusal: then the server holds something else than what is shown. */
const changesShowings = { invalidatesTags: ['Showings'] as const };

export const showingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    showings: build.infiniteQuery<Page<Showing>, ShowingsView, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last) => last.next_cursor ?? undefined },
      query: ({ queryArg: { roomId, when }, pageParam }) => {
        const query = { when, limit: '20', ...(pageParam === null ? {} : { cursor: pageParam }) };
        return roomId === null
          ? request(listShowings)({ query })
          : request(listShowingsOfRoom)({ params: { id: roomId }, query });
      },
      providesTags: ['Showings', 'Live'],
    }),
    nextShowings: build.query<Page<Showing>, void>({
      query: () => request(listShowings)({ query: { limit: '5' } }),
      providesTags: ['Showings', 'Live'],
    }),
    actOnShowing: build.mutation<Showing, Args<typeof actOnShowing>>({
      query: request(actOnShowing),
      // Proposing to an applicant moves them on the board, too.
      invalidatesTags: ['Showings', 'Ads'],
    }),
    showingSlots: build.query<Answer<typeof listShowingSlots>, { roomId: string; from: string }>({
      query: ({ roomId, from }) =>
        request(listShowingSlots)({ params: { id: roomId }, query: from === '' ? {} : { from } }),
      providesTags: ['Showings', 'Live'],
    }),
    showingSettings: build.query<ShowingSettings, { houseId: string }>({
      query: ({ houseId }) => request(getShowingSettings)({ params: { id: houseId } }),
      providesTags: ['Showings'],
    }),
    saveShowingSettings: build.mutation<ShowingSettings, Args<typeof saveShowingSettings>>({
      query: request(saveShowingSettings),
      ...changesShowings,
    }),
    quietTimes: build.query<QuietTimes, void>({ query: () => request(getQuietTimes)(), providesTags: ['Showings'] }),
    saveQuietTimes: build.mutation<QuietTimes, Args<typeof saveQuietTimes>>({
      query: request(saveQuietTimes),
      ...changesShowings,
    }),
    visit: build.query<Visit, { token: string }>({
      query: ({ token }) => request(readVisit)({ body: { token } }),
      providesTags: ['Showings'],
    }),
    answerVisit: build.mutation<Visit, Args<typeof answerVisit>>({ query: request(answerVisit), ...changesShowings }),
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
