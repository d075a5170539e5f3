import type { AgreementTemplate, AgreementType, Locale, Page } from '@common-roof/contracts';

import { api, listOf } from '../../../api/api.ts';
import { byId, endpoint, pages } from '../../../api/request.ts';
import { keptFresh } from '../../../realtime/live-tags.ts';

export const liveTags = keptFresh({ 'agreement-template:changed': { Templates: ({ template_id: id }) => id } });

export interface TemplatesView {
  /** Whose. */
  readonly id: string;
  readonly search?: string | undefined;
  readonly type?: AgreementType | undefined;
  readonly active?: 'true' | 'false' | undefined;
}

/** Also after a refusal: then the server holds something else than what is shown. */
const changesTemplates = { invalidatesTags: ['Templates'] as const };

export const agreementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    templates: build.infiniteQuery({
      ...pages('listAgreementTemplates', ({ id, ...query }: TemplatesView) => ({ params: { id }, query })),
      // The same call answers a roomie with what is addressed to them.
      transformResponse: ({ items, ...page }: Page<object>): Page<AgreementTemplate> => ({
        ...page,
        items: items.filter(isTemplate),
      }),
      providesTags: [listOf('Templates'), 'Live'],
    }),
    template: build.query({
      ...endpoint('getAgreementTemplate', byId),
      providesTags: (_data, _error, { id }) => [{ type: 'Templates', id }, 'Live'],
    }),
    templateVersions: build.infiniteQuery({
      ...pages('listAgreementTemplateVersions', byId),
      providesTags: (_data, _error, { id }) => [{ type: 'Templates', id }],
    }),
    starterTemplates: build.query({ ...endpoint('getStarterTemplates') }),
    placeholderValues: build.query({
      ...endpoint('getPlaceholderValues', ({ id, language }: { id: string; language: Locale }) => ({
        params: { id },
        query: { language },
      })),
      providesTags: ['Houses'],
    }),
    writeTemplate: build.mutation({ ...endpoint('writeAgreementTemplate'), ...changesTemplates }),
    deleteTemplate: build.mutation({ ...endpoint('deleteAgreementTemplate'), ...changesTemplates }),
  }),
});

const isTemplate = (item: object): item is AgreementTemplate => 'isActive' in item;

export const {
  useTemplatesInfiniteQuery,
  useTemplateQuery,
  useTemplateVersionsInfiniteQuery,
  useStarterTemplatesQuery,
  usePlaceholderValuesQuery,
  useWriteTemplateMutation,
  useDeleteTemplateMutation,
} = agreementsApi;
