import { api } from '#api/api.ts';
import { endpoint } from '#api/request.ts';
import { all, invalidateOn } from '#realtime/live-tags.ts';

export const liveTags = invalidateOn({
  'guarantees:changed': { Guarantees: all },
});

/** Also after a rejection, which means that the server has other data than shown. */
const changes = { invalidatesTags: ['Guarantees' as const, 'Waiting' as const] };

const guaranteesApi = api.injectEndpoints({
  endpoints: (build) => ({
    guarantees: build.query({
      ...endpoint('GET /api/agreements/{id}/guarantees', ({ id }: { readonly id: string }) => ({ params: { id } })),
      providesTags: ['Guarantees', 'Live'],
    }),
    askForGuarantee: build.mutation({ ...endpoint('POST /api/agreements/{id}/guarantees'), ...changes }),
    changeGuarantee: build.mutation({ ...endpoint('PUT /api/guarantees/{id}'), ...changes }),
    answerGuarantee: build.mutation({ ...endpoint('PUT /api/guarantees/{id}/answer'), ...changes }),
    shareWithGuarantor: build.mutation({ ...endpoint('PUT /api/guarantees/{id}/sharing'), ...changes }),
  }),
});

export const {
  useGuaranteesQuery,
  useAskForGuaranteeMutation,
  useChangeGuaranteeMutation,
  useAnswerGuaranteeMutation,
  useShareWithGuarantorMutation,
} = guaranteesApi;
