import { randomUUID } from 'node:crypto';

import type { LeaseOffer, ProspectDetail } from '@common-roof/contracts';

import { adsOf, type Offered, proofByLink, slugOf } from './ads.ts';
import { agreementsOf } from './agreements.ts';
import { type Answer, call } from './http.ts';
import type { TestApp } from './test-app.ts';
import type { Player } from './world.ts';

const TEXT = '<p>{{room_name}} for {{roomie_name}} from {{starts_on}}: {{rent}} a month.</p>';

export const aProspect = () => ({ first_name: 'Mara', last_name: 'Lind', email: `${randomUUID()}@lease.test` });

/** Offers with their leases, as a homeowner makes them and a prospect answers them, over HTTP. */
export function leaseOffersOf(app: TestApp, homeowner: Player) {
  const ads = adsOf(app, homeowner);
  const template = (): Promise<string> => agreementsOf(app, homeowner).template({ agreement: TEXT });
  return {
    template,
    /** Makes an offer of an empty room. */
    make: async (more: object = {}): Promise<Offered & { roomId: string }> => {
      const { roomId } = await ads.emptyRoom();
      return { roomId, ...(await ads.offer(roomId, { ...aProspect(), template_id: await template(), ...more })) };
    },
    act: (offer: ProspectDetail, body: object): Promise<Answer> => ads.ask('PUT', `/api/newroomies/${offer._id}`, body),
    read: async (offer: { link: string | null }): Promise<LeaseOffer> =>
      (await call(app, 'GET', `/api/newlease/${slugOf(offer)}`)).body as LeaseOffer,
    sign: async (offer: Offered, more: object = {}): Promise<Answer> =>
      call(app, 'POST', `/api/newlease/${slugOf(offer)}`, {
        body: { ...(await proofByLink(app, offer)), signature: 'Mara Lind', ...more },
      }),
  };
}

export const leaseOf = ({ lease }: ProspectDetail): string => lease?._id ?? '';
