import { randomUUID } from 'node:crypto';

import type { makePassport, Passport, PassportFacts, PassportPreview, CallResponse } from '@common-roof/contracts';

import { type Answer, call } from './http.ts';
import type { TestApp } from './test-app.ts';
import type { Player } from './world.ts';

type Made = CallResponse<typeof makePassport>;

/** Passports as their owner makes them, over HTTP. */
export function passportsOf(app: Pick<TestApp, 'url'>, { token }: Pick<Player, 'token'>) {
  const ask = (method: string, path = '', body?: object, key?: string): Promise<Answer> =>
    call(app, method, `/api/passports${path}`, {
      token,
      ...(body === undefined ? {} : { body }),
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    });
  return {
    ask,
    preview: async (language = 'en'): Promise<PassportPreview> =>
      (await ask('GET', `/preview?language=${language}`)).body as PassportPreview,
    make: (parts: readonly string[], language = 'en', key: string = randomUUID()): Promise<Answer> =>
      ask('POST', '', { parts, language }, key),
    made: async (parts: readonly string[], language = 'en'): Promise<Made> => {
      const answer = await ask('POST', '', { parts, language }, randomUUID());
      if (answer.status !== 201) throw new Error(answer.text);
      return answer.body as Made;
    },
    list: async (): Promise<Passport[]> => ((await ask('GET')).body as { items: Passport[] }).items,
    revoke: (id: string): Promise<Answer> => ask('DELETE', `/${id}`),
  };
}

/** What is signed in a passport's file. */
export function signedIn(html: string) {
  const [encoded = '', signature = '', point = ''] = (/id="data">([^<]*)</.exec(html)?.[1] ?? '').split('.');
  const signed = Buffer.from(encoded, 'base64');
  return {
    signed,
    signature: Buffer.from(signature, 'hex'),
    point,
    facts: JSON.parse(signed.toString()) as PassportFacts,
  };
}
