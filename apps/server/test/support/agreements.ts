import type { AgreementTemplateDetail } from '@common-roof/contracts';

import { call, type Answer } from './http.ts';
import type { TestApp } from './test-app.ts';
import type { Player } from './world.ts';

export const templateText = (more: object = {}) => ({
  title: 'Room lease',
  type: 'lease',
  language: 'en',
  agreement: '<h2>Lease</h2><p>{{room_name}} is let to {{roomie_name}} from {{starts_on}} for {{rent}} a month.</p>',
  ...more,
});

/** Templates as a homeowner works with them, over HTTP. */
export function templatesOf(app: TestApp, { account, token }: Player) {
  const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
    call(app, method, path, { token, ...(body === undefined ? {} : { body }) });
  const write = (body: object): Promise<Answer> => ask('PUT', `/api/homeowners/addagreement/${account.id}`, body);
  return {
    ask,
    write,
    add: async (more: object = {}): Promise<AgreementTemplateDetail> =>
      (await write(templateText(more))).body as AgreementTemplateDetail,
    read: (id: string) => ask('GET', `/api/agreement-templates/${id}`),
    list: (query = '') => ask('GET', `/api/homeowners/getagreement/${account.id}${query}`),
    delete: (id: string) => ask('PUT', `/api/homeowners/deleteagreement/${account.id}`, { agreement_id: id }),
  };
}
