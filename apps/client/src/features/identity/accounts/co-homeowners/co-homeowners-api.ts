import { api } from '#api/api.ts';
import { endpoint } from '#api/request.ts';
import { all, invalidateOn } from '#realtime/live-tags.ts';

export const liveTags = invalidateOn({ 'co_homeowners:changed': { CoHomeowners: all, Waiting: all } });

/** Also after a rejection, which means the other side acted first. */
const changes = { invalidatesTags: ['CoHomeowners', 'Waiting'] as const };

const coHomeownersApi = api.injectEndpoints({
  endpoints: (build) => ({
    coHomeowners: build.query({ ...endpoint('GET /api/co-homeowners'), providesTags: ['CoHomeowners', 'Live'] }),
    inviteCoHomeowner: build.mutation({ ...endpoint('POST /api/co-homeowners'), ...changes }),
    setAreas: build.mutation({ ...endpoint('PUT /api/co-homeowners/{id}/areas'), ...changes }),
    acceptInvitation: build.mutation({ ...endpoint('PUT /api/co-homeowners/{id}/acceptance'), ...changes }),
    endCoHomeowner: build.mutation({ ...endpoint('DELETE /api/co-homeowners/{id}'), ...changes }),
    actFor: build.mutation({ ...endpoint('POST /api/co-homeowners/{id}/session') }),
  }),
});

export const {
  useCoHomeownersQuery,
  useInviteCoHomeownerMutation,
  useSetAreasMutation,
  useAcceptInvitationMutation,
  useEndCoHomeownerMutation,
  useActForMutation,
} = coHomeownersApi;
