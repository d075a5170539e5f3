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
      ...endpoint('getRuleBook', ({ houseId: id }: OfHouse) => ({ params: { id } })),
      providesTags: (_data, _error, { houseId: id }) => [{ type: 'Rules', id }, 'Live'],
    }),
    ruleChanges: build.infiniteQuery({
      ...pages('listRuleChanges', ({ houseId: id, state }: Proposed) => ({ params: { id }, query: { state } })),
      providesTags: (_data, _error, { houseId: id }) => [{ type: 'Rules', id }, 'Live'],
    }),
    ruleComments: build.infiniteQuery({
      ...pages('listRuleComments', ({ changeId: id }: OfChange) => ({ params: { id } })),
      providesTags: (_data, _error, { houseId: id }) => [{ type: 'Rules', id }, 'Live'],
    }),
    acknowledgeRules: build.mutation({ ...endpoint('acknowledgeRules'), ...changesRules }),
    proposeRuleChange: build.mutation({ ...endpoint('proposeRuleChange'), ...changesRules }),
    voteOnRuleChange: build.mutation({ ...endpoint('voteOnRuleChange'), ...changesRules }),
    decideRuleChange: build.mutation({ ...endpoint('decideRuleChange'), ...changesRules }),
    addRuleComment: build.mutation({ ...endpoint('addRuleComment'), ...changesRules }),
    removeRuleComment: build.mutation({ ...endpoint('removeRuleComment'), ...changesRules }),
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
