import { api } from '#api/api.ts';
import { byId, endpoint } from '#api/request.ts';

const factorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    factors: build.query({ ...endpoint('getFactors'), providesTags: ['Factors'] }),
    beginTwoStep: build.mutation({ ...endpoint('beginTwoStep') }),
    confirmTwoStep: build.mutation({ ...endpoint('confirmTwoStep'), invalidatesTags: ['Factors'] }),
    endTwoStep: build.mutation({ ...endpoint('endTwoStep'), invalidatesTags: ['Factors'] }),
    renewRecoveryCodes: build.mutation({ ...endpoint('renewRecoveryCodes'), invalidatesTags: ['Factors'] }),
    newPasskeyOptions: build.mutation({ ...endpoint('newPasskeyOptions') }),
    addPasskey: build.mutation({ ...endpoint('addPasskey'), invalidatesTags: ['Factors'] }),
    renamePasskey: build.mutation({ ...endpoint('renamePasskey'), invalidatesTags: ['Factors'] }),
    removePasskey: build.mutation({
      ...endpoint('removePasskey', ({ id }: { id: string }) => ({ ...byId({ id }), body: undefined })),
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
