import type { Locale } from '@common-roof/contracts';

import { api } from '#api/api.ts';
import { byId, endpoint } from '#api/request.ts';
import { all, invalidateOn } from '#realtime/live-tags.ts';

export const liveTags = invalidateOn({ 'passports:changed': { Passports: all } });

const passportApi = api.injectEndpoints({
  endpoints: (build) => ({
    passportPreview: build.query({
      ...endpoint('GET /api/passports/preview', ({ language }: { language: Locale }) => ({ query: { language } })),
      // Rent, deposits, turns and ratings change it, too.
      providesTags: ['Money', 'Deposits', 'Chores', 'Ratings', 'Live'],
    }),
    passports: build.query({ ...endpoint('GET /api/passports'), providesTags: ['Passports', 'Live'] }),
    makePassport: build.mutation({ ...endpoint('POST /api/passports'), invalidatesTags: ['Passports'] }),
    revokePassport: build.mutation({
      ...endpoint('DELETE /api/passports/{id}', byId),
      invalidatesTags: ['Passports'],
    }),
  }),
});

export const { usePassportPreviewQuery, usePassportsQuery, useMakePassportMutation, useRevokePassportMutation } =
  passportApi;
