import type { LeaseRent } from '@common-roof/contracts';

import type { Answer } from './http.ts';

type Ask = (method: string, path: string, body?: unknown) => Promise<Answer>;

interface Lease {
  readonly lease: { readonly _id: string };
  readonly owner: { readonly ask: Ask };
  readonly roomie: { readonly ask: Ask };
}

/** What both parties of a lease can do about its rent, over HTTP. */
export function rentChangesOf({ lease: { _id: id }, owner, roomie }: Lease) {
  const get = async (ask = roomie.ask): Promise<LeaseRent> =>
    (await ask('GET', `/api/leases/${id}/rent`)).body as LeaseRent;
  const newest = async (): Promise<string> => (await get()).changes[0]?._id ?? id;
  return {
    get,
    newest,
    /** The first possible day of a higher rent. */
    days: async (): Promise<string> => (await get()).possible?.higher_from ?? '',
    announce: (from: string, rent: string) => owner.ask('POST', `/api/leases/${id}/rent-changes`, { from, rent }),
    answer: async (said: 'acknowledged' | 'objected', ask = roomie.ask) =>
      ask('PUT', `/api/leases/rent-changes/${await newest()}`, {
        said,
        ...(said === 'objected' ? { objection: 'That is more than the area pays.' } : {}),
      }),
    withdraw: async (ask = owner.ask) => ask('DELETE', `/api/leases/rent-changes/${await newest()}`),
  };
}
