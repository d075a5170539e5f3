import { changePassword, listSessions, logoutEverywhere } from '@common-roof/contracts';

import { api } from '../../api/api.ts';
import { type Answer, type Args, request } from '../../api/request.ts';

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    sessions: build.query<Answer<typeof listSessions>, Args<typeof listSessions>>({
      query: request(listSessions),
      providesTags: ['Sessions'],
    }),
    changePassword: build.mutation<Answer<typeof changePassword>, Args<typeof changePassword>>({
      query: request(changePassword),
      invalidatesTags: ['Sessions'],
    }),
    logoutEverywhere: build.mutation<Answer<typeof logoutEverywhere>, Args<typeof logoutEverywhere>>({
      query: request(logoutEverywhere),
    }),
  }),
});

export const { useSessionsQuery, useChangePasswordMutation, useLogoutEverywhereMutation } = accountApi;
