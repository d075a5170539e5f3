import {
  changeEmail,
  changeNeatkeeper,
  changePassword,
  confirmPassword,
  deleteMe,
  endSession,
  exportMe,
  getPreferences,
  listSessions,
  logoutEverywhere,
  saveAdminProfile,
  saveHomeownerProfile,
  savePreferences,
  saveRoomieProfile,
} from '@common-roof/contracts';

import { api } from '../../../api/api.ts';
import { type Answer, type Args, request } from '../../../api/request.ts';

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
    endSession: build.mutation<Answer<typeof endSession>, Args<typeof endSession>>({
      query: request(endSession),
      invalidatesTags: ['Sessions'],
    }),
    changeEmail: build.mutation<Answer<typeof changeEmail>, Args<typeof changeEmail>>({ query: request(changeEmail) }),
    saveRoomieProfile: build.mutation<Answer<typeof saveRoomieProfile>, Args<typeof saveRoomieProfile>>({
      query: request(saveRoomieProfile),
      invalidatesTags: ['Me'],
    }),
    saveHomeownerProfile: build.mutation<Answer<typeof saveHomeownerProfile>, Args<typeof saveHomeownerProfile>>({
      query: request(saveHomeownerProfile),
      invalidatesTags: ['Me'],
    }),
    saveAdminProfile: build.mutation<Answer<typeof saveAdminProfile>, Args<typeof saveAdminProfile>>({
      query: request(saveAdminProfile),
      invalidatesTags: ['Me'],
    }),
    preferences: build.query<Answer<typeof getPreferences>, Args<typeof getPreferences>>({
      query: request(getPreferences),
    }),
    savePreferences: build.mutation<Answer<typeof savePreferences>, Args<typeof savePreferences>>({
      query: request(savePreferences),
      // Seen at once, and taken back should the server refuse it.
      async onQueryStarted({ body }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          accountApi.util.updateQueryData('preferences', undefined, (draft) => {
            const { alerts = [], ...settings } = body;
            Object.assign(draft, settings);
            for (const alert of alerts) {
              const index = draft.alerts.findIndex(({ kind }) => kind === alert.kind);
              if (index >= 0) draft.alerts[index] = alert;
            }
          }),
        );
        try {
          const { data } = await queryFulfilled;
          void dispatch(accountApi.util.upsertQueryData('preferences', undefined, data));
        } catch {
          patch.undo();
        }
      },
    }),
    saveNeatkeeperProfile: build.mutation<Answer<typeof changeNeatkeeper>, Args<typeof changeNeatkeeper>>({
      query: request(changeNeatkeeper),
      invalidatesTags: ['Me'],
    }),
    confirmPassword: build.mutation<Answer<typeof confirmPassword>, Args<typeof confirmPassword>>({
      query: request(confirmPassword),
    }),
    exportMe: build.query<Answer<typeof exportMe>, Args<typeof exportMe>>({ query: request(exportMe) }),
    deleteMe: build.mutation<Answer<typeof deleteMe>, Args<typeof deleteMe>>({ query: request(deleteMe) }),
    logoutEverywhere: build.mutation<Answer<typeof logoutEverywhere>, Args<typeof logoutEverywhere>>({
      query: request(logoutEverywhere),
    }),
  }),
});

export const {
  useSessionsQuery,
  useChangePasswordMutation,
  useChangeEmailMutation,
  useEndSessionMutation,
  useLogoutEverywhereMutation,
  useSaveRoomieProfileMutation,
  useSaveHomeownerProfileMutation,
  useSaveAdminProfileMutation,
  useSaveNeatkeeperProfileMutation,
  useConfirmPasswordMutation,
  usePreferencesQuery,
  useSavePreferencesMutation,
  useLazyExportMeQuery,
  useDeleteMeMutation,
} = accountApi;
