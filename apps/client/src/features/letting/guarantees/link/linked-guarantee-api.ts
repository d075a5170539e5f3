import { api } from '#api/api.ts';
import { endpoint } from '#api/request.ts';

const changes = { invalidatesTags: ['Guarantees' as const] };

export const linkedGuaranteeApi = api.injectEndpoints({
  endpoints: (build) => ({
    linkedGuarantee: build.query({
      ...endpoint('POST /api/guarantees/link', (body: { readonly token: string }) => ({ body })),
      providesTags: ['Guarantees'],
    }),
    signLinkedGuarantee: build.mutation({ ...endpoint('PUT /api/guarantees/link/signature'), ...changes }),
    declineLinkedGuarantee: build.mutation({ ...endpoint('PUT /api/guarantees/link/refusal'), ...changes }),
  }),
});

export const { useLinkedGuaranteeQuery, useSignLinkedGuaranteeMutation, useDeclineLinkedGuaranteeMutation } =
  linkedGuaranteeApi;
