import { type Photo, type PhotoPlaceKind, PHOTOS_PER_PLACE } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import type { Actor } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';

/** A thing that has photos. */
export interface Place {
  readonly kind: PhotoPlaceKind;
  readonly id: string;
}

/** The rules of a kind of place for its photos, declared by the module that owns it. */
export interface PhotoPlacePolicy {
  /** Whether an actor may see them; `null` is a caller without a session. */
  mayRead(actor: Actor | null, id: string): Promise<boolean>;
  /** @throws 403, 404 or 409 unless the actor may change them. */
  requireArrange(actor: Actor, id: string): Promise<void>;
  /** Called with the new list, in the transaction that stores it. */
  arranged?(id: string, photos: readonly Photo[]): Promise<void>;
}

/** Who may see and change photos of which places. A kind without a policy is closed. */
@Injectable()
export class PhotoPlaces {
  private readonly policies = new Map<PhotoPlaceKind, PhotoPlacePolicy>();
  private readonly openings = new Map<PhotoPlaceKind, (id: string) => Promise<boolean>>();

  /**
   * Called once by each module that owns a kind of place, when it starts.
   * @throws Error for a second policy of a kind
   */
  register(kind: PhotoPlaceKind, policy: PhotoPlacePolicy): void {
    if (this.policies.has(kind)) throw new Error(`Two modules say who may see the photos of a ${kind}.`);
    this.policies.set(kind, policy);
  }

  /**
   * Called once by the module that publishes places of a kind, such as advertised rooms.
   * @param isOpen whether the photos of this place are public now
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

  /** For who uploaded something, and for any reader who may see a place of it. */
  async mayReadUpload(
    actor: Actor | null,
    { uploader_id: uploader, places }: { readonly uploader_id: string; readonly places: readonly Place[] },
  ): Promise<boolean> {
    if (actor?.accountId === uploader) return true;
    for (const place of places) if (await this.mayRead(actor, place)) return true;
    return false;
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
