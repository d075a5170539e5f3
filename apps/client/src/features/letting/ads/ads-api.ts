import {
  addApplicant,
  type Applicant,
  changeAd,
  closeAd,
  confirmAdApplication,
  createAd,
  getAd,
  getOwnAd,
  listAds,
  listApplicants,
  listEmptyRooms,
  listOwnAds,
  listRoomAgain,
  listWaitingApplicants,
  moveApplicant,
  type OwnAd,
  type Page,
  type PublicAd,
  stepAd,
  withdrawAdApplication,
} from '@common-roof/contracts';

import { api } from '../../../api/api.ts';
import { type Answer, type Args, request } from '../../../api/request.ts';
import type { RoomsView } from './public/rooms-view.ts';

const MOST = '200';
const byCursor = {
  initialPageParam: null,
  getNextPageParam: (last: Page<unknown>) => last.next_cursor ?? undefined,
} as const;
const cursorOf = (cursor: string | null): { cursor?: string } => (cursor === null ? {} : { cursor });

/** Also after a refusal: then the server holds something else than what is shown. */
const changesAds = { invalidatesTags: ['Ads', 'Houses'] as const };

export const adsApi = api.injectEndpoints({
  endpoints: (build) => ({
    openRooms: build.infiniteQuery<Page<PublicAd>, RoomsView, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg: { city, price, from }, pageParam }) =>
        request(listAds)({
          query: {
            limit: '24',
            ...(city === '' ? {} : { city }),
            ...(price === '' ? {} : { price }),
            ...(from === '' ? {} : { from }),
            ...cursorOf(pageParam),
          },
        }),
    }),
    openRoom: build.query<Answer<typeof getAd>, { id: string }>({
      query: ({ id }) => request(getAd)({ params: { id } }),
    }),
    applyForRoom: build.mutation<Answer<typeof addApplicant>, Args<typeof addApplicant>>({
      query: request(addApplicant),
    }),
    confirmRoomApplication: build.mutation<Answer<typeof confirmAdApplication>, Args<typeof confirmAdApplication>>({
      query: request(confirmAdApplication),
    }),
    withdrawRoomApplication: build.mutation<Answer<typeof withdrawAdApplication>, Args<typeof withdrawAdApplication>>({
      query: request(withdrawAdApplication),
    }),
    ownAds: build.infiniteQuery<Page<OwnAd>, void, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ pageParam }) => request(listOwnAds)({ query: cursorOf(pageParam) }),
      providesTags: ['Ads', 'Live'],
    }),
    ownAd: build.query<OwnAd, { id: string }>({
      query: ({ id }) => request(getOwnAd)({ params: { id } }),
      providesTags: ['Ads', 'Live'],
    }),
    roomsToAdvertise: build.query<Answer<typeof listEmptyRooms>, void>({
      query: () => request(listEmptyRooms)({ query: { limit: MOST } }),
      providesTags: ['Houses', 'Live'],
    }),
    applicantsOf: build.query<Page<Applicant>, { id: string }>({
      query: ({ id }) => request(listApplicants)({ params: { id }, query: { limit: MOST } }),
      providesTags: ['Ads', 'Live'],
    }),
    waitingApplicants: build.query<Answer<typeof listWaitingApplicants>, void>({
      query: () => request(listWaitingApplicants)(),
      providesTags: ['Ads', 'Live'],
    }),
    createAd: build.mutation<OwnAd, Args<typeof createAd>>({ query: request(createAd), ...changesAds }),
    changeAd: build.mutation<OwnAd, Args<typeof changeAd>>({ query: request(changeAd), ...changesAds }),
    stepAd: build.mutation<OwnAd, Args<typeof stepAd>>({ query: request(stepAd), ...changesAds }),
    closeAd: build.mutation<null, Args<typeof closeAd>>({ query: request(closeAd), ...changesAds }),
    listRoomAgain: build.mutation<OwnAd, Args<typeof listRoomAgain>>({ query: request(listRoomAgain), ...changesAds }),
    moveApplicant: build.mutation<Applicant, Args<typeof moveApplicant>>({
      query: request(moveApplicant),
      ...changesAds,
    }),
  }),
});

export const {
  useOpenRoomsInfiniteQuery,
  useOpenRoomQuery,
  useApplyForRoomMutation,
  useConfirmRoomApplicationMutation,
  useWithdrawRoomApplicationMutation,
  useOwnAdsInfiniteQuery,
  useOwnAdQuery,
  useRoomsToAdvertiseQuery,
  useApplicantsOfQuery,
  useWaitingApplicantsQuery,
  useCreateAdMutation,
  useChangeAdMutation,
  useStepAdMutation,
  useCloseAdMutation,
  useListRoomAgainMutation,
  useMoveApplicantMutation,
} = adsApi;
