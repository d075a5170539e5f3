import { api } from '#api/api.ts';
import type { ApiRequest } from '#api/base-query.ts';
import { byId, endpoint } from '#api/request.ts';

/** A call whose failure the card says itself, so that no alert does. */
function quietly<Arg, Result>({
  query,
  transformResponse,
}: {
  query: (arg: Arg) => ApiRequest;
  transformResponse: (answer: Result) => Result;
}) {
  return { query: (arg: Arg): ApiRequest => ({ ...query(arg), quiet: true }), transformResponse };
}

const previewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    linkedRoom: build.query({
      ...quietly(endpoint('GET /api/wds/{id}', byId)),
      providesTags: ['Ads', 'Live'],
    }),
    linkedAd: build.query({
      ...quietly(endpoint('GET /api/wds/mine/{id}', byId)),
      providesTags: ['Ads', 'Live'],
    }),
    linkedBill: build.query({
      ...quietly(endpoint('GET /api/variable-costs/{id}', byId)),
      providesTags: ['Costs', 'Live'],
    }),
    linkedRuleChange: build.query({
      ...quietly(endpoint('GET /api/rule-changes/{id}', byId)),
      providesTags: ['Rules', 'Live'],
    }),
    /** The newest ones: who links to an announcement mostly links to one of these. */
    linkedAnnouncements: build.query({
      ...quietly(
        endpoint('GET /api/houses/{id}/announcements', ({ id }: { id: string }) => ({
          params: { id },
          query: { limit: '50' },
        })),
      ),
      providesTags: ['Announcements', 'Live'],
    }),
    linkedHouse: build.query({
      ...quietly(endpoint('GET /api/houses/byId/{id}', byId)),
      providesTags: ['Houses', 'Live'],
    }),
  }),
});

export const {
  useLinkedRoomQuery,
  useLinkedAdQuery,
  useLinkedBillQuery,
  useLinkedRuleChangeQuery,
  useLinkedAnnouncementsQuery,
  useLinkedHouseQuery,
} = previewsApi;
