import {
  acceptInvite,
  confirmEmail,
  forgotPassword,
  login,
  logout,
  resetPassword,
  type Role,
  unsubscribe,
  verifyEmail,
} from '@common-roof/contracts';

import { api } from '../../../api/api.ts';
import { type Answer, type Args, request } from '../../../api/request.ts';
import { accountType } from './account-type.ts';

/** Whoever has just followed a link to an account signs in to that one next. */
function rememberWhose(_: unknown, { queryFulfilled }: { queryFulfilled: Promise<{ data: { account_type: Role } }> }) {
  queryFulfilled.then(
    ({ data }) => {
      accountType.remember(data.account_type);
    },
    () => undefined, // the page tells that the link failed
  );
}

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<Answer<typeof login>, Args<typeof login>>({ query: request(login) }),
    logout: build.mutation<Answer<typeof logout>, Args<typeof logout>>({ query: request(logout) }),
    forgotPassword: build.mutation<Answer<typeof forgotPassword>, Args<typeof forgotPassword>>({
      query: request(forgotPassword),
    }),
    resetPassword: build.mutation<Answer<typeof resetPassword>, Args<typeof resetPassword>>({
      query: request(resetPassword),
      onQueryStarted: rememberWhose,
    }),
    acceptInvite: build.mutation<Answer<typeof acceptInvite>, Args<typeof acceptInvite>>({
      query: request(acceptInvite),
      onQueryStarted: rememberWhose,
    }),
    verifyEmail: build.mutation<Answer<typeof verifyEmail>, Args<typeof verifyEmail>>({
      query: request(verifyEmail),
      onQueryStarted: rememberWhose,
    }),
    confirmEmail: build.mutation<Answer<typeof confirmEmail>, Args<typeof confirmEmail>>({
      query: request(confirmEmail),
      onQueryStarted: rememberWhose,
    }),
    unsubscribe: build.mutation<Answer<typeof unsubscribe>, Args<typeof unsubscribe>>({ query: request(unsubscribe) }),
  }),
});

export const {
  useLoginMutation,
  useLogoutMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useAcceptInviteMutation,
  useVerifyEmailMutation,
  useConfirmEmailMutation,
  useUnsubscribeMutation,
} = authApi;
