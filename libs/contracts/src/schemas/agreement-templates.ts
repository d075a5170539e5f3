import { z } from 'zod';

import { AGREEMENT_TYPES, PLACEHOLDERS } from '../agreement-types.ts';
import { defineCall } from '../call.ts';
import { LIMITS } from '../limits.ts';
import { LOCALES } from '../locales.ts';
import { Agreement, agreementText } from './agreements.ts';
import { page, pageQuery } from './paging.ts';
import { idParams, name, text, timestamp, uuid } from './primitives.ts';

export const AgreementTemplate = z.strictObject({
  _id: uuid,
  title: z.string(),
  type: z.enum(AGREEMENT_TYPES),
  language: z.enum(LOCALES).describe('Of the text; days and amounts are written in it'),
  isActive: z.boolean().describe('Can be sent'),
  text_version: z.int(),
  version: z.int(),
  updated_at: timestamp,
});
export type AgreementTemplate = z.infer<typeof AgreementTemplate>;

export const AgreementTemplateDetail = AgreementTemplate.extend({
  homeowner_id: uuid,
  agreement: z.string().describe('HTML, as it is kept'),
});
export type AgreementTemplateDetail = z.infer<typeof AgreementTemplateDetail>;

export const AgreementTemplateVersion = z.strictObject({
  number: z.int(),
  agreement: z.string(),
  author: z.string().nullable(),
  created_at: timestamp,
});
export type AgreementTemplateVersion = z.infer<typeof AgreementTemplateVersion>;

export const StarterTemplate = z.strictObject({
  key: z.string(),
  title: z.string(),
  type: z.enum(AGREEMENT_TYPES),
  language: z.enum(LOCALES),
  agreement: z.string(),
  note: z
    .string()
    .describe('Its first line, which says that it is an example: an agreement that still has it is not sent'),
});
export type StarterTemplate = z.infer<typeof StarterTemplate>;

const fields = {
  title: name,
  type: z.enum(AGREEMENT_TYPES),
  language: z.enum(LOCALES),
  agreement: agreementText,
};
const seen = { agreement_id: uuid, version: z.int().min(1).describe('In which it was seen; 409 when it is stale') };

export const listAgreementTemplates = defineCall({
  id: 'listAgreementTemplates',
  method: 'GET',
  path: '/api/homeowners/getagreement/{id}',
  tag: 'Agreements',
  summary: 'The templates of the homeowner `{id}` by title; to a roomie of theirs the agreements addressed to them.',
  params: idParams,
  query: pageQuery.extend({
    search: text(100).optional().describe('Part of the title'),
    type: z.enum(AGREEMENT_TYPES).optional(),
    active: z.enum(['true', 'false']).optional(),
  }),
  response: z.union([page(AgreementTemplate), page(Agreement)]),
});

export const writeAgreementTemplate = defineCall({
  id: 'writeAgreementTemplate',
  method: 'PUT',
  path: '/api/homeowners/addagreement/{id}',
  tag: 'Agreements',
  summary:
    'Add a template of the homeowner `{id}`; with `agreement_id` change one, whose other text becomes its next version, or switch it on and off.',
  once: true,
  bodyBytes: LIMITS.agreementBodyBytes,
  params: idParams,
  body: z.union([
    z.strictObject(fields),
    z.strictObject({ ...seen, ...fields }),
    z.strictObject({ ...seen, isActive: z.boolean() }),
  ]),
  response: AgreementTemplateDetail,
});

export const deleteAgreementTemplate = defineCall({
  id: 'deleteAgreementTemplate',
  method: 'PUT',
  path: '/api/homeowners/deleteagreement/{id}',
  tag: 'Agreements',
  summary:
    'Delete a template of the homeowner `{id}` with its versions. 409 once anybody signed an agreement made from it.',
  params: idParams,
  body: z.strictObject({ agreement_id: uuid }),
  response: z.strictObject({ _id: uuid }),
});

export const getAgreementTemplate = defineCall({
  id: 'getAgreementTemplate',
  method: 'GET',
  path: '/api/agreement-templates/{id}',
  tag: 'Agreements',
  summary: 'One own template with its text.',
  params: idParams,
  response: AgreementTemplateDetail,
});

export const listAgreementTemplateVersions = defineCall({
  id: 'listAgreementTemplateVersions',
  method: 'GET',
  path: '/api/agreement-templates/{id}/versions',
  tag: 'Agreements',
  summary: 'Every version of the text of an own template, newest first.',
  params: idParams,
  query: pageQuery.extend({ limit: pageQuery.shape.limit.pipe(z.int().max(LIMITS.agreementVersions)).default(10) }),
  response: page(AgreementTemplateVersion),
});

export const getStarterTemplates = defineCall({
  id: 'getStarterTemplates',
  method: 'GET',
  path: '/api/agreement-templates/starters',
  tag: 'Agreements',
  summary: 'Examples to begin with, in every language. They are no legal advice.',
  response: z.strictObject({ items: z.array(StarterTemplate) }),
});

export const getPlaceholderValues = defineCall({
  id: 'getPlaceholderValues',
  method: 'GET',
  path: '/api/agreement-templates/values/{id}',
  tag: 'Agreements',
  summary: 'The value of each placeholder for the own room `{id}` and its current roomie; unknown values are omitted.',
  params: idParams,
  query: z.strictObject({ language: z.enum(LOCALES) }),
  response: z.strictObject({
    roomie: z.strictObject({ _id: uuid, name: z.string() }).nullable().describe('Who lives in the room'),
    values: z.partialRecord(z.enum(PLACEHOLDERS), z.string()),
  }),
});
