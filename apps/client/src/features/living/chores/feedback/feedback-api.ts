import type { FeedbackRole } from '@common-roof/contracts';

import { api } from '#api/api.ts';
import { endpoint, pages } from '#api/request.ts';
import { invalidateOn } from '#realtime/live-tags.ts';

export const liveTags = invalidateOn({ 'feedback:updated': { ChoreFeedback: ({ house_id: id }) => id } });

export interface FeedbackAbout {
  readonly houseId: string;
  /** Undefined: all chores. */
  readonly choreId?: string | undefined;
  readonly role?: FeedbackRole | undefined;
  readonly state?: 'open' | 'seen_to' | undefined;
}

/** Also after a rejection, which means it has changed. */
const changesFeedback = { invalidatesTags: ['ChoreFeedback'] as const };

export const choreFeedbackApi = api.injectEndpoints({
  endpoints: (build) => ({
    choreFeedback: build.infiniteQuery({
      ...pages(
        'GET /api/houses/chore-feedback/{id}',
        ({ houseId: id, choreId: chore_id, role, state }: FeedbackAbout) => ({
          params: { id },
          query: { chore_id, role, state },
        }),
      ),
      providesTags: (_data, _error, { houseId: id }) => [{ type: 'ChoreFeedback', id }, 'Live'],
    }),
    giveFeedback: build.mutation({ ...endpoint('POST /api/chores/{id}/feedback'), ...changesFeedback }),
    resolveFeedback: build.mutation({ ...endpoint('PUT /api/chores/feedback/{id}'), ...changesFeedback }),
    removeFeedback: build.mutation({ ...endpoint('DELETE /api/chores/feedback/{id}'), ...changesFeedback }),
  }),
});

export const {
  useChoreFeedbackInfiniteQuery,
  useGiveFeedbackMutation,
  useResolveFeedbackMutation,
  useRemoveFeedbackMutation,
} = choreFeedbackApi;
