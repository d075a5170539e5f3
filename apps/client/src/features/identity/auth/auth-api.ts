import type { Role } from '@common-roof/contracts';

import { api } from '../../../api/api.ts';
import { endpoint } from '../../../api/request.ts';
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
    login: build.mutation({ ...endpoint('login') }),
    logout: build.mutation({ ...endpoint('logout') }),
    forgotPassword: build.mutation({ ...endpoint('forgotPassword') }),
    resetPassword: build.mutation({ ...endpoint('resetPassword'), onQueryStarted: rememberWhose }),
    acceptInvite: build.mutation({ ...endpoint('acceptInvite'), onQueryStarted: rememberWhose }),
    verifyEmail: build.mutation({ ...endpoint('verifyEmail'), onQueryStarted: rememberWhose }),
    confirmEmail: build.mutation({ ...endpoint('confirmEmail'), onQueryStarted: rememberWhose }),
    unsubscribe: build.mutation({ ...endpoint('unsubscribe') }),
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
