import { api } from '#api/api.ts';
import { endpoint } from '#api/request.ts';

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    sessions: build.query({ ...endpoint('listSessions'), providesTags: ['Sessions'] }),
    changePassword: build.mutation({ ...endpoint('changePassword'), invalidatesTags: ['Sessions'] }),
    endSession: build.mutation({ ...endpoint('endSession'), invalidatesTags: ['Sessions'] }),
    changeEmail: build.mutation({ ...endpoint('changeEmail') }),
    saveRoomieProfile: build.mutation({ ...endpoint('saveRoomieProfile'), invalidatesTags: ['Me'] }),
    saveHomeownerProfile: build.mutation({ ...endpoint('saveHomeownerProfile'), invalidatesTags: ['Me'] }),
    saveAdminProfile: build.mutation({ ...endpoint('saveAdminProfile'), invalidatesTags: ['Me'] }),
    preferences: build.query({ ...endpoint('getPreferences') }),
    savePreferences: build.mutation({
      ...endpoint('savePreferences'),
      // Optimistic update, undone if the server rejects it.
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
    saveNeatkeeperProfile: build.mutation({ ...endpoint('changeNeatkeeper'), invalidatesTags: ['Me'] }),
    confirmPassword: build.mutation({ ...endpoint('confirmPassword') }),
    keepMe: build.mutation({ ...endpoint('keepMe'), invalidatesTags: ['Me'] }),
    deleteMe: build.mutation({ ...endpoint('deleteMe') }),
    logoutEverywhere: build.mutation({ ...endpoint('logoutEverywhere') }),
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
  useDeleteMeMutation,
  useKeepMeMutation,
} = accountApi;
