import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { Access } from '#contexts/identity/access/index.ts';

/** Lets only the homeowner of a house, and admins, change its guide and its documents. */
@Injectable()
export class GuideChanges {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly houses: HousesReadModel,
  ) {}

  /**
   * Runs a change of a house in a transaction, one after the other.
   * @throws 404 for a house that isn't the caller's; 409 when it is archived
   */
  async change<Result>(
    actor: Actor,
    houseId: string | undefined,
    work: (house: string) => Promise<Result>,
  ): Promise<Result> {
    if (houseId === undefined) throw notFound();
    const relation = await this.access.requireHouseForChange(actor, houseId);
    if (relation !== 'owner' && relation !== 'admin') throw notFound();
    return this.database.transaction(async () => {
      // Locks the house, so that of two changes at once the second sees the first.
      await this.houses.lock(houseId);
      return work(houseId);
    });
  }

  /** @throws 422 for a room that isn't one of the house's */
  async requireRoom(houseId: string, roomId: string | null): Promise<void> {
    if (roomId === null) return;
    const rows = await this.database.query(
      'SELECT 1 FROM rooms WHERE id = $1 AND house_id = $2 AND retired_at IS NULL',
      [roomId, houseId],
    );
    if (rows.length === 0) throw unacceptable('room_id', 'Choose a room of this house.');
  }

  /** @throws 409 with what is stored, unless it is the version that was read */
  requireVersion(stored: number, read: number, current: unknown): void {
    if (stored === read) return;
    throw new DomainError('stale_version', { detail: 'This has changed since you opened it.', current });
  }
}
