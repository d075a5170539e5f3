import { AUTH_HEADER } from '@common-roof/contracts';

import { session } from '#session/session.ts';

/**
 * Fetches a protected file with the session, because a link can't send one.
 * @param body the request body, for data that must not be in a URL
 * @returns null if access is refused
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
  // Gone, or not for this reader: retrying is pointless.
  if (answer.status < 500 && answer.status !== 429) return null;
  throw new Error(`${path} was answered with ${String(answer.status)}`);
}
