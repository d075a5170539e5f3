import type { AppealState } from '@common-roof/contracts';

import { api } from '#api/api.ts';
import { endpoint, pages } from '#api/request.ts';
import { all, invalidateOn } from '#realtime/live-tags.ts';

/** Opening or deciding an appeal changes points, or feedback. */
export const liveTags = invalidateOn({ 'points:changed': { Appeals: all }, 'feedback:updated': { Appeals: all } });

interface OfHouse {
  /** Undefined: all houses. */
  readonly houseId: string | undefined;
  readonly state: AppealState | undefined;
}

/** Also after a rejection, which means someone else acted first. */
const changesAppeals = { invalidatesTags: ['Appeals', 'Feed', 'Chores', 'Points', 'ChoreFeedback'] as const };

export const appealsApi = api.injectEndpoints({
  endpoints: (build) => ({
    appeals: build.infiniteQuery({
      ...pages('GET /api/appeals', ({ houseId, state }: OfHouse) => ({ query: { house_id: houseId, state } })),
      providesTags: ['Appeals', 'Live'],
    }),
    appealsForAdmins: build.infiniteQuery({
      ...pages('GET /api/appeals', (_all: undefined) => ({
        query: { decider: 'admin' as const, state: 'open' as const },
      })),
      providesTags: ['Appeals', 'Live'],
    }),
    appealFeed: build.mutation({ ...endpoint('PUT /api/roomies/feedappeal'), ...changesAppeals }),
    decideAppeal: build.mutation({ ...endpoint('PUT /api/appeals/{id}'), ...changesAppeals }),
  }),
});

export const {
  useAppealsInfiniteQuery,
  useAppealsForAdminsInfiniteQuery,
  useAppealFeedMutation,
  useDecideAppealMutation,
} = appealsApi;
