import {
  acceptInvite,
  confirmEmail,
  forgotPassword,
  login,
  logout,
  resetPassword,
  unsubscribe,
  verifyEmail,
} from '@common-roof/contracts';

import { api } from '../../api/api.ts';
import { type Answer, type Args, request } from '../../api/request.ts';

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<Answer<typeof login>, Args<typeof login>>({ query: request(login) }),
    logout: build.mutation<Answer<typeof logout>, Args<typeof logout>>({ query: request(logout) }),
    forgotPassword: build.mutation<Answer<typeof forgotPassword>, Args<typeof forgotPassword>>({
      query: request(forgotPassword),
    }),
    resetPassword: build.mutation<Answer<typeof resetPassword>, Args<typeof resetPassword>>({
      query: request(resetPassword),
    }),
    acceptInvite: build.mutation<Answer<typeof acceptInvite>, Args<typeof acceptInvite>>({
      query: request(acceptInvite),
    }),
    verifyEmail: build.mutation<Answer<typeof verifyEmail>, Args<typeof verifyEmail>>({ query: request(verifyEmail) }),
    confirmEmail: build.mutation<Answer<typeof confirmEmail>, Args<typeof confirmEmail>>({
      query: request(confirmEmail),
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
