import { send } from './base-query.ts';
import type { Answer, Args, CallWithoutStore } from './calls.ts';
import { request } from './request.ts';

/**
 * Makes a call for a page that caches no answers and therefore needs no store.
 * @throws ApiError
 */
export async function callPublic<Name extends CallWithoutStore>(name: Name, args: Args<Name>): Promise<Answer<Name>> {
  const outcome = await send(request(name, args));
  // The server answers by its contract, from which this type is derived.
  if ('data' in outcome) return outcome.data as Answer<Name>;
  const error: unknown = outcome.error;
  throw error;
}
