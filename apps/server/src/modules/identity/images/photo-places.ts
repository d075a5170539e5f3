import { type Photo, type PhotoPlaceKind, PHOTOS_PER_PLACE } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import type { Actor } from '../../../platform/http/actor.ts';
import { notFound } from '../../../platform/http/domain-error.ts';

/** One thing that has photos. */
export interface Place {
  readonly kind: PhotoPlaceKind;
  readonly id: string;
}

/** What the module that owns a kind of place says about its photos. */
export interface PhotoPlacePolicy {
  /** Whether somebody may see them; `null` is nobody signed in. */
  mayRead(actor: Actor | null, id: string): Promise<boolean>;
  /** @throws 403, 404 or 409 unless the actor may change them. */
  requireArrange(actor: Actor, id: string): Promise<void>;
  /** Told of the new list, in the transaction that stores it. */
  arranged?(id: string, photos: readonly Photo[]): Promise<void>;
}

/** Who may see and change photos of what. A kind that nobody has spoken for is closed. */
@Injectable()
export class PhotoPlaces {
  private readonly policies = new Map<PhotoPlaceKind, PhotoPlacePolicy>();
  private readonly openings = new Map<PhotoPlaceKind, (id: string) => Promise<boolean>>();

  /** Called once by each module that owns a kind of place, when it starts. @throws Error for a second policy of a kind */
  register(kind: PhotoPlaceKind, policy: PhotoPlacePolicy): void {
    if (this.policies.has(kind)) throw new Error(`Two modules say who may see the photos of a ${kind}.`);
    this.policies.set(kind, policy);
  }

  /**
   * Called once by the module that shows places of a kind to everybody, such as rooms that are advertised.
   * @param isOpen whether everybody may see the photos of this one now
   * @throws Error for a second one of a kind
   */
  openToEverybody(kind: PhotoPlaceKind, isOpen: (id: string) => Promise<boolean>): void {
    if (this.openings.has(kind)) throw new Error(`Two modules show the photos of a ${kind} to everybody.`);
    this.openings.set(kind, isOpen);
  }

  async mayRead(actor: Actor | null, { kind, id }: Place): Promise<boolean> {
    if (await this.policies.get(kind)?.mayRead(actor, id)) return true;
    return (await this.openings.get(kind)?.(id)) ?? false;
  }

  /** @throws 403, 404 or 409 */
  async requireArrange(actor: Actor, { kind, id }: Place): Promise<void> {
    const policy = this.policies.get(kind);
    if (!policy) throw notFound();
    await policy.requireArrange(actor, id);
  }

  async arranged({ kind, id }: Place, photos: readonly Photo[]): Promise<void> {
    await this.policies.get(kind)?.arranged?.(id, photos);
  }

  capacity({ kind }: Place): number {
    return PHOTOS_PER_PLACE[kind];
  }
}
