import { api } from '#api/api.ts';
import { endpoint } from '#api/request.ts';

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    sessions: build.query({ ...endpoint('GET /api/auth/sessions'), providesTags: ['Sessions'] }),
    changePassword: build.mutation({ ...endpoint('POST /api/auth/change-password'), invalidatesTags: ['Sessions'] }),
    endSession: build.mutation({ ...endpoint('DELETE /api/auth/sessions/{id}'), invalidatesTags: ['Sessions'] }),
    changeEmail: build.mutation({ ...endpoint('POST /api/auth/change-email') }),
    saveRoomieProfile: build.mutation({ ...endpoint('PUT /api/roomies/profile/{id}'), invalidatesTags: ['Me'] }),
    saveHomeownerProfile: build.mutation({ ...endpoint('PUT /api/homeowners/profile/{id}'), invalidatesTags: ['Me'] }),
    saveAdminProfile: build.mutation({ ...endpoint('PUT /api/admins/profile/{id}'), invalidatesTags: ['Me'] }),
    preferences: build.query({ ...endpoint('GET /api/me/preferences') }),
    savePreferences: build.mutation({
      ...endpoint('PUT /api/me/preferences'),
      // Optimistic update, undone if the server rejects it.
      async onQueryStarted({ body }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          accountApi.util.updateQueryData('preferences', undefined, (draft) => {
            const { alerts = [], ...settings } = body;
            Object.assign(draft, settings);
            for (const alert of alerts) {
              const shown = draft.alerts.find(({ kind }) => kind === alert.kind);
              if (shown !== undefined) Object.assign(shown, alert);
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
    saveNeatkeeperProfile: build.mutation({ ...endpoint('PUT /api/neatkeepers/{id}'), invalidatesTags: ['Me'] }),
    confirmPassword: build.mutation({ ...endpoint('POST /api/auth/confirm-password') }),
    keepMe: build.mutation({ ...endpoint('POST /api/me/keep'), invalidatesTags: ['Me'] }),
    deleteMe: build.mutation({ ...endpoint('DELETE /api/me') }),
    logoutEverywhere: build.mutation({ ...endpoint('POST /api/auth/logout-everywhere') }),
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
