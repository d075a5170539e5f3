import { adsOf } from './ads.ts';
import { agreementsOf } from './agreements.ts';
import { aLeaseInForce, daysFromNow } from './leases.ts';
import { leaseOffersOf } from './offers.ts';
import { startTestApp } from './test-app.ts';
import { buildWorld } from './world.ts';

/** A server with a homeowner who lets rooms, and their actions on ads, offers, agreements and leases. */
export async function startLetting() {
  const app = await startTestApp();
  const world = await buildWorld(app);
  const { h1 } = world.players;
  return {
    app,
    world,
    ads: adsOf(app, h1),
    offers: leaseOffersOf(app, h1),
    owner: agreementsOf(app, h1),
    /** ISO date in the house's time zone. */
    inDays: (days: number): string => daysFromNow(app, days),
    /** A lease in force, in a house of its own. */
    aLease: (terms: object = {}, rooms?: number) => aLeaseInForce(app, h1, terms, rooms),
  };
}

export type Letting = Awaited<ReturnType<typeof startLetting>>;
