import { AUTH_HEADER } from '@common-roof/contracts';

import { session } from '../session/session.ts';

/** A file that only some may have, fetched with the session, because a link cannot send one. @returns null where it is refused */
export async function fetchFile(path: string): Promise<Blob | null> {
  const token = session.token();
  const answer = await fetch(path, { headers: token === null ? {} : { [AUTH_HEADER]: token } });
  const renewed = answer.headers.get(AUTH_HEADER);
  if (renewed !== null) session.renew(renewed);
  if (answer.ok) return answer.blob();
  // Gone, or not for this reader: nothing to try again.
  if (answer.status < 500 && answer.status !== 429) return null;
  throw new Error(`${path} was answered with ${String(answer.status)}`);
}
