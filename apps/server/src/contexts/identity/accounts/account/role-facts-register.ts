import type { RentPeriod } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

export interface LivingRow {
  house_id: string;
  house_name: string;
  room_id: string;
  room_name: string;
  /** As agreed for the tenancy, else the room's own rent. */
  rent_minor: string;
  rent_period: RentPeriod;
  comments: string;
  currency: string;
  /** In the current month. */
  points: number;
}

/** Where and when a roomie will move in. */
export interface Arrival {
  house: string;
  room: string;
  on: string;
  address: string;
  agreement_id: string | null;
  currency: string;
  deposit_minor: string;
  deposit_paid_minor: string;
  holder: string | null;
  iban: string | null;
}

/** Facts about an account that contexts above this one know. */
export interface RoleFactSources {
  /** Where a roomie lives. */
  readonly living: (roomieId: string) => Promise<LivingRow | undefined>;
  /** Where a roomie will move in. */
  readonly arrival: (roomieId: string) => Promise<Arrival | undefined>;
  /** The number of a homeowner's houses that are not archived. */
  readonly houses: (homeownerId: string) => Promise<number>;
  readonly openHouses: (homeownerId: string) => Promise<number>;
  /** The houses that a neatkeeper looks after. */
  readonly kept: (neatkeeperId: string) => Promise<{ _id: string; name: string }[]>;
}

/** Profiles show facts of contexts that this one can't know: each fact is registered by the context that owns it. */
@Injectable()
export class RoleFactsRegister {
  private readonly sources = new Map<string, unknown>();

  register(sources: Partial<RoleFactSources>): void {
    for (const [fact, source] of Object.entries(sources)) {
      if (this.sources.has(fact)) throw new Error(`The fact "${fact}" of a profile is registered twice.`);
      this.sources.set(fact, source);
    }
  }

  sourceOf<Fact extends keyof RoleFactSources>(fact: Fact): RoleFactSources[Fact] {
    const source = this.sources.get(fact);
    if (source === undefined) throw new Error(`No context has registered the fact "${fact}" of a profile.`);
    return source as RoleFactSources[Fact]; // `register` stored it by that name
  }
}
