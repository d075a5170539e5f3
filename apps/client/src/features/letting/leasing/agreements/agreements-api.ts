import type { AgreementState, AgreementTemplate, AgreementType, Locale, Page } from '@common-roof/contracts';

import { api, listOf } from '#api/api.ts';
import { byId, endpoint, MOST, pages } from '#api/request.ts';
import { invalidateOn } from '#realtime/live-tags.ts';

export const liveTags = invalidateOn({
  'agreement-template:changed': { Templates: ({ template_id: id }) => id },
  'agreement:changed': { Agreements: ({ agreement_id: id }) => id },
});

export interface TemplatesView {
  /** Whose agreements. */
  readonly id: string;
  readonly search?: string | undefined;
  readonly type?: AgreementType | undefined;
  readonly active?: 'true' | 'false' | undefined;
}

export interface AgreementsView {
  readonly search?: string | undefined;
  readonly state?: AgreementState | undefined;
  readonly old?: 'true' | 'false' | undefined;
  readonly house_id?: string | undefined;
}

/** Also after a rejection, which means the server has other data than shown. */
const changesTemplates = { invalidatesTags: ['Templates'] as const };
const changesAgreements = { invalidatesTags: ['Agreements'] as const };

export const agreementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    templates: build.infiniteQuery({
      ...pages('GET /api/homeowners/getagreement/{id}', ({ id, ...query }: TemplatesView) => ({
        params: { id },
        query,
      })),
      // The same call returns a roomie's received agreements.
      transformResponse: ({ items, ...page }: Page<object>): Page<AgreementTemplate> => ({
        ...page,
        items: items.filter(isTemplate),
      }),
      providesTags: [listOf('Templates'), 'Live'],
    }),
    template: build.query({
      ...endpoint('GET /api/agreement-templates/{id}', byId),
      providesTags: (_data, _error, { id }) => [{ type: 'Templates', id }, 'Live'],
    }),
    templateVersions: build.infiniteQuery({
      ...pages('GET /api/agreement-templates/{id}/versions', byId),
      providesTags: (_data, _error, { id }) => [{ type: 'Templates', id }],
    }),
    starterTemplates: build.query({ ...endpoint('GET /api/agreement-templates/starters') }),
    placeholderValues: build.query({
      ...endpoint('GET /api/agreement-templates/values/{id}', ({ id, language }: { id: string; language: Locale }) => ({
        params: { id },
        query: { language },
      })),
      providesTags: ['Houses'],
    }),
    writeTemplate: build.mutation({ ...endpoint('PUT /api/homeowners/addagreement/{id}'), ...changesTemplates }),
    deleteTemplate: build.mutation({ ...endpoint('PUT /api/homeowners/deleteagreement/{id}'), ...changesTemplates }),

    ownAgreements: build.infiniteQuery({
      ...pages('GET /api/roomies/homeowner-agreements', (query: AgreementsView) => ({ query })),
      providesTags: [listOf('Agreements'), 'Live'],
    }),
    /** All of a roomie's agreements, to separate those to sign from those agreed. */
    agreementsOfRoomie: build.query({
      ...endpoint('GET /api/roomies/getallagreements/{id}', ({ id }: { id: string }) => ({
        params: { id },
        query: { limit: MOST },
      })),
      providesTags: [listOf('Agreements'), 'Live'],
    }),
    oldAgreementsOfRoomie: build.infiniteQuery({
      ...pages('GET /api/roomies/getoldagreements/{id}', byId),
      providesTags: [listOf('Agreements'), 'Live'],
    }),
    agreement: build.query({
      ...endpoint('GET /api/agreements/{id}', byId),
      providesTags: (_data, _error, { id }) => [{ type: 'Agreements', id }, 'Live'],
    }),
    agreementVersions: build.infiniteQuery({
      ...pages('GET /api/agreements/{id}/versions', byId),
      providesTags: (_data, _error, { id }) => [{ type: 'Agreements', id }],
    }),
    makeAgreement: build.mutation({
      ...endpoint('POST /api/roomies/addagreementtoroomie/{room}'),
      ...changesAgreements,
    }),
    sendToHouse: build.mutation({ ...endpoint('POST /api/agreements/house/{id}'), ...changesAgreements }),
    editAgreement: build.mutation({ ...endpoint('PUT /api/roomies/editagreement/{id}'), ...changesAgreements }),
    changeAgreement: build.mutation({ ...endpoint('PUT /api/agreements/{id}'), ...changesAgreements }),
    setAgreementStatus: build.mutation({
      ...endpoint('PUT /api/roomies/setAgreementStatus/{id}'),
      ...changesAgreements,
    }),
    signAgreement: build.mutation({ ...endpoint('PUT /api/roomies/leasetemplate/{id}'), ...changesAgreements }),
    countersign: build.mutation({ ...endpoint('PUT /api/agreements/{id}/countersign'), ...changesAgreements }),
  }),
});

const isTemplate = (item: object): item is AgreementTemplate => 'isActive' in item;

export const {
  useTemplatesInfiniteQuery,
  useTemplateQuery,
  useLazyTemplateQuery,
  useTemplateVersionsInfiniteQuery,
  useStarterTemplatesQuery,
  usePlaceholderValuesQuery,
  useWriteTemplateMutation,
  useDeleteTemplateMutation,
  useOwnAgreementsInfiniteQuery,
  useAgreementsOfRoomieQuery,
  useOldAgreementsOfRoomieInfiniteQuery,
  useAgreementQuery,
  useAgreementVersionsInfiniteQuery,
  useMakeAgreementMutation,
  useSendToHouseMutation,
  useEditAgreementMutation,
  useChangeAgreementMutation,
  useSetAgreementStatusMutation,
  useSignAgreementMutation,
  useCountersignMutation,
} = agreementsApi;
