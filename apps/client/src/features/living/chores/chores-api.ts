import type { ChoreAssignment } from '@common-roof/contracts';

import { api, listOf } from '#api/api.ts';
import type { Answer } from '#api/calls.ts';
import { endpoint, MOST, pages, request } from '#api/request.ts';
import { invalidateOn } from '#realtime/live-tags.ts';

export const liveTags = invalidateOn({ 'chores:changed': { Chores: ({ house_id: id }) => id } });

interface TurnsOf {
  readonly houseId: string;
  /** ISO dates; `until` is exclusive, at most 93 days later. */
  readonly from: string;
  readonly until: string;
}

/** Also after a rejection, which means the server has other data than shown. */
const changesChores = { invalidatesTags: ['Chores'] as const };

export const choresApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All turns of a range, over all pages: a calendar with gaps would be wrong. */
    turns: build.query<ChoreAssignment[], TurnsOf>({
      async queryFn({ houseId, from, until }, _api, _options, ask) {
        const turns: ChoreAssignment[] = [];
        let cursor: string | undefined;
        do {
          const query = { from, until, limit: MOST, cursor };
          const answer = await ask(
            request('GET /api/houses/chore-assignment/{id}', { params: { id: houseId }, query }),
          );
          if (answer.error !== undefined) return { error: answer.error };
          // The server answers by its contract, from which this type is derived.
          const page = answer.data as Answer<'GET /api/houses/chore-assignment/{id}'>;
          turns.push(...page.items);
          cursor = page.next_cursor ?? undefined;
        } while (cursor !== undefined);
        return { data: turns };
      },
      providesTags: (_data, _error, { houseId: id }) => [{ type: 'Chores', id }, 'Live'],
    }),
    outlook: build.query({
      ...endpoint('GET /api/houses/chore-outlook/{id}', ({ houseId, from, until }: TurnsOf) => ({
        params: { id: houseId },
        query: { from, until },
      })),
      providesTags: (_data, _error, { houseId: id }) => [{ type: 'Chores', id }, 'Live'],
    }),
    /** The chores of a house, few enough for one request. */
    chores: build.query({
      ...endpoint('GET /api/chores', ({ houseId }: { houseId: string }) => ({
        query: { house_id: houseId, limit: MOST },
      })),
      providesTags: (_data, _error, { houseId: id }) => [{ type: 'Chores', id }, 'Live'],
    }),
    chore: build.query({
      ...endpoint('GET /api/chores/{id}', ({ id }: { id: string }) => ({ params: { id } })),
      providesTags: (data) => [data === undefined ? 'Chores' : { type: 'Chores', id: data.house_id }, 'Live'],
    }),
    retiredChores: build.infiniteQuery({
      ...pages('GET /api/chores', ({ houseId }: { houseId: string }) => ({
        query: { house_id: houseId, state: 'retired' as const },
      })),
      providesTags: [listOf('Chores'), 'Live'],
    }),
    createChores: build.mutation({ ...endpoint('POST /api/chores'), ...changesChores }),
    addChoreStep: build.mutation({ ...endpoint('POST /api/chores/{id}'), ...changesChores }),
    retireChore: build.mutation({ ...endpoint('DELETE /api/chores/{id}'), ...changesChores }),
    assignChores: build.mutation({ ...endpoint('POST /api/houses/chore-assignment/{id}'), ...changesChores }),
    /** Refetched each time it is opened: a password change elsewhere ends it, too. */
    calendarLink: build.query({
      ...endpoint('GET /api/houses/calendar-link/{id}'),
      keepUnusedDataFor: 0,
      providesTags: ['CalendarLink'],
    }),
    renewCalendarLink: build.mutation({
      ...endpoint('PUT /api/houses/calendar-link/{id}'),
      invalidatesTags: ['CalendarLink'],
    }),
    revokeCalendarLink: build.mutation({
      ...endpoint('DELETE /api/houses/calendar-link/{id}'),
      invalidatesTags: ['CalendarLink'],
    }),
    changeTurn: build.mutation({ ...endpoint('PUT /api/chores/turns/{id}'), ...changesChores }),
    answerSwap: build.mutation({ ...endpoint('PUT /api/chores/turn-changes/{id}'), ...changesChores }),
    undoTurnChange: build.mutation({ ...endpoint('DELETE /api/chores/turn-changes/{id}'), ...changesChores }),
  }),
});

export const {
  useTurnsQuery,
  useOutlookQuery,
  useChoresQuery,
  useChoreQuery,
  useRetiredChoresInfiniteQuery,
  useCreateChoresMutation,
  useAddChoreStepMutation,
  useRetireChoreMutation,
  useAssignChoresMutation,
  useCalendarLinkQuery,
  useRenewCalendarLinkMutation,
  useRevokeCalendarLinkMutation,
  useChangeTurnMutation,
  useAnswerSwapMutation,
  useUndoTurnChangeMutation,
} = choresApi;
