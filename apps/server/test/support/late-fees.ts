import type { HouseLateFees } from '@common-roof/contracts';

import type { Answer } from './http.ts';

type Ask = (method: string, path: string, body?: unknown) => Promise<Answer>;

export const FIXED_FEE = { days: 5, fee: { kind: 'fixed', amount: '15.00' }, year_cap: null } as const;

/** The late fees of a house, over HTTP. */
export function lateFeesOf(houseId: string, { owner, roomie }: { readonly owner: Ask; readonly roomie: Ask }) {
  const path = `/api/houses/${houseId}/late-fees`;
  const get = async (ask = roomie): Promise<HouseLateFees> => (await ask('GET', path)).body as HouseLateFees;
  const announce = async (more: object = {}): Promise<Answer> => {
    const { version } = await get(owner);
    return owner('PUT', path, { version, ...FIXED_FEE, ...more });
  };
  const fee = async (): Promise<string> => (await get(owner)).fees[0]?._id ?? houseId;
  return {
    get,
    announce,
    end: () => owner('DELETE', path),
    waive: async (ask = owner) => ask('PUT', `/api/late-fees/${await fee()}/waiver`),
    restore: async (ask = owner) => ask('DELETE', `/api/late-fees/${await fee()}/waiver`),
    /** What people see of each fee, newest first. */
    fees: async (ask = roomie) =>
      (await get(ask)).fees.map(({ state, due_on, applies_on, amount }) => [state, due_on, applies_on, amount]),
  };
}
