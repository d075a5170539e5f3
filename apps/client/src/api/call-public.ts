import { send } from './base-query.ts';
import type { Answer, Args, Route } from './calls.ts';
import { request } from './request.ts';

/**
 * Makes a call for a page that caches no answers and therefore needs no store.
 * @throws ApiError
 */
export async function callPublic<R extends Route>(route: R, args: Args<R>): Promise<Answer<R>> {
  const outcome = await send(request(route, args));
  // The server answers by its contract, from which this type is derived.
  if ('data' in outcome) return outcome.data as Answer<R>;
  const error: unknown = outcome.error;
  throw error;
}
