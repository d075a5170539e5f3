import { api } from '#api/api.ts';
import { meApi } from '#api/me.ts';
import { endpoint } from '#api/request.ts';
import { acceptedTerms } from '#session/accepted-terms.ts';

const termsApi = api.injectEndpoints({
  endpoints: (build) => ({
    acceptTerms: build.mutation({
      ...endpoint('POST /api/terms/accept'),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        try {
          const { data: terms } = await queryFulfilled;
          acceptedTerms.store();
          dispatch(
            meApi.util.updateQueryData('me', undefined, (me) => {
              me.userData.terms = terms;
            }),
          );
        } catch {
          // The screen shows why; nothing is stored before the account has it.
        }
      },
    }),
  }),
});

export const { useAcceptTermsMutation } = termsApi;
