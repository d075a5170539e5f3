import { api } from '#api/api.ts';
import { byId, endpoint } from '#api/request.ts';

const factorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    factors: build.query({ ...endpoint('GET /api/auth/factors'), providesTags: ['Factors'] }),
    beginTwoStep: build.mutation({ ...endpoint('POST /api/auth/two-step') }),
    confirmTwoStep: build.mutation({ ...endpoint('POST /api/auth/two-step/confirm'), invalidatesTags: ['Factors'] }),
    endTwoStep: build.mutation({ ...endpoint('DELETE /api/auth/two-step'), invalidatesTags: ['Factors'] }),
    renewRecoveryCodes: build.mutation({ ...endpoint('POST /api/auth/recovery-codes'), invalidatesTags: ['Factors'] }),
    newPasskeyOptions: build.mutation({ ...endpoint('POST /api/auth/passkeys/options') }),
    addPasskey: build.mutation({ ...endpoint('POST /api/auth/passkeys'), invalidatesTags: ['Factors'] }),
    renamePasskey: build.mutation({ ...endpoint('PUT /api/auth/passkeys/{id}'), invalidatesTags: ['Factors'] }),
    removePasskey: build.mutation({
      ...endpoint('DELETE /api/auth/passkeys/{id}', ({ id }: { id: string }) => ({ ...byId({ id }), body: undefined })),
      invalidatesTags: ['Factors'],
    }),
  }),
});

export const {
  useFactorsQuery,
  useBeginTwoStepMutation,
  useConfirmTwoStepMutation,
  useEndTwoStepMutation,
  useRenewRecoveryCodesMutation,
  useNewPasskeyOptionsMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
} = factorsApi;
