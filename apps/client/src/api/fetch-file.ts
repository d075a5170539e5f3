import { AUTH_HEADER } from '@common-roof/contracts';

import { session } from '../session/session.ts';

/**
 * A file that only some may have, fetched with the session, because a link cannot send one.
 * @param body what it is asked for with, where that must not stand in an address
 * @returns null where it is refused
 */
export async function fetchFile(path: string, body?: object): Promise<Blob | null> {
  const token = session.token();
  const headers = new Headers(token === null ? {} : { [AUTH_HEADER]: token });
  if (body !== undefined) headers.set('content-type', 'application/json');
  const answer = await fetch(path, {
    headers,
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  const renewed = answer.headers.get(AUTH_HEADER);
  if (renewed !== null) session.renew(renewed);
  if (answer.ok) return answer.blob();
  // Gone, or not for this reader: nothing to try again.
  if (answer.status < 500 && answer.status !== 429) return null;
  throw new Error(`${path} was answered with ${String(answer.status)}`);
}
