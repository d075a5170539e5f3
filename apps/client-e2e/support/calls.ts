import { randomUUID } from 'node:crypto';

import { AUTH_HEADER, type Call, type CallArguments, type CallResponse } from '@common-roof/contracts';
import { login } from '@common-roof/contracts/schemas';

import { type Account, PASSWORD, PEOPLE, productUrl } from './people.ts';

interface Parts {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/**
 * Sends a call as a program would, for the setup of a story.
 * @throws with the answer if it isn't a success
 */
export async function send<C extends Call>(call: C, given: CallArguments<C>, token?: string): Promise<CallResponse<C>> {
  // CallArguments is computed from the call's schemas, so TypeScript can't see that each shape of it is a Parts.
  const { params = {}, query = {}, body } = given as Parts;
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
  const url = new URL(path, productUrl());
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  const answer = await fetch(url, {
    method: call.method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { [AUTH_HEADER]: token }),
      ...(call.needsKey === true ? { 'idempotency-key': randomUUID() } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${call.id} was answered ${String(answer.status)}: ${await answer.text()}`);
  // The server's own tests check its answers against the same declaration.
  return (await answer.json()) as CallResponse<C>;
}

/** Returns a token for a demo account or a story's own account. */
export async function tokenOf(who: Account): Promise<string> {
  const { email, role, password } = typeof who === 'string' ? { ...PEOPLE[who], password: PASSWORD } : who;
  return (await send(login, { body: { email, password, account_type: role } })).token;
}
