import { api } from '#api/api.ts';
import { endpoint, pages } from '#api/request.ts';
import { invalidateOn } from '#realtime/live-tags.ts';

export const liveTags = invalidateOn({
  'rules:changed': { Rules: ({ house_id: id }) => id },
  'house:changed': { Rules: ({ house_id: id }) => id },
});

interface OfHouse {
  readonly houseId: string;
}
interface Proposed extends OfHouse {
  readonly state: 'open' | 'decided';
}
interface OfChange extends OfHouse {
  readonly changeId: string;
}

/** Also after a rejection, which means someone else acted first. */
const changesRules = { invalidatesTags: ['Rules'] as const };

export const rulesApi = api.injectEndpoints({
  endpoints: (build) => ({
    ruleBook: build.query({
      ...endpoint('GET /api/houses/rule-book/{id}', ({ houseId: id }: OfHouse) => ({ params: { id } })),
      providesTags: (_data, _error, { houseId: id }) => [{ type: 'Rules', id }, 'Live'],
    }),
    ruleChanges: build.infiniteQuery({
      ...pages('GET /api/houses/rule-changes/{id}', ({ houseId: id, state }: Proposed) => ({
        params: { id },
        query: { state },
      })),
      providesTags: (_data, _error, { houseId: id }) => [{ type: 'Rules', id }, 'Live'],
    }),
    ruleComments: build.infiniteQuery({
      ...pages('GET /api/rule-changes/{id}/comments', ({ changeId: id }: OfChange) => ({ params: { id } })),
      providesTags: (_data, _error, { houseId: id }) => [{ type: 'Rules', id }, 'Live'],
    }),
    acknowledgeRules: build.mutation({
      ...endpoint('PUT /api/houses/rule-book/{id}/acknowledgement'),
      ...changesRules,
    }),
    proposeRuleChange: build.mutation({ ...endpoint('PUT /api/roomies/rulechange'), ...changesRules }),
    voteOnRuleChange: build.mutation({ ...endpoint('PUT /api/rule-changes/{id}/vote'), ...changesRules }),
    decideRuleChange: build.mutation({ ...endpoint('PUT /api/rule-changes/{id}/decision'), ...changesRules }),
    addRuleComment: build.mutation({ ...endpoint('POST /api/rule-changes/{id}/comments'), ...changesRules }),
    removeRuleComment: build.mutation({
      ...endpoint('DELETE /api/rule-changes/{id}/comments/{comment}'),
      ...changesRules,
    }),
  }),
});

export const {
  useRuleBookQuery,
  useRuleChangesInfiniteQuery,
  useRuleCommentsInfiniteQuery,
  useAcknowledgeRulesMutation,
  useProposeRuleChangeMutation,
  useVoteOnRuleChangeMutation,
  useDecideRuleChangeMutation,
  useAddRuleCommentMutation,
  useRemoveRuleCommentMutation,
} = rulesApi;
