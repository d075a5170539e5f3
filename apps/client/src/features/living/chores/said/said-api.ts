import type { FeedbackRole } from '@common-roof/contracts';

import { api } from '../../../../api/api.ts';
import { endpoint, pages } from '../../../../api/request.ts';
import { invalidateOn } from '../../../../realtime/live-tags.ts';

export const liveTags = invalidateOn({ 'feedback:updated': { Said: ({ house_id: id }) => id } });

export interface SaidAbout {
  readonly houseId: string;
  /** Undefined: all chores. */
  readonly choreId?: string | undefined;
  readonly role?: FeedbackRole | undefined;
  readonly state?: 'open' | 'seen_to' | undefined;
}

/** Also after a rejection, which means it has changed. */
const changesSaid = { invalidatesTags: ['Said'] as const };

export const saidApi = api.injectEndpoints({
  endpoints: (build) => ({
    said: build.infiniteQuery({
      ...pages('listChoreFeedback', ({ houseId: id, choreId: chore_id, role, state }: SaidAbout) => ({
        params: { id },
        query: { chore_id, role, state },
      })),
      providesTags: (_data, _error, { houseId: id }) => [{ type: 'Said', id }, 'Live'],
    }),
    giveFeedback: build.mutation({ ...endpoint('giveChoreFeedback'), ...changesSaid }),
    seeTo: build.mutation({ ...endpoint('seeToChoreFeedback'), ...changesSaid }),
    removeFeedback: build.mutation({ ...endpoint('removeChoreFeedback'), ...changesSaid }),
  }),
});

export const { useSaidInfiniteQuery, useGiveFeedbackMutation, useSeeToMutation, useRemoveFeedbackMutation } = saidApi;
