import type { Guide, HouseDocumentList, HouseDocuments, WifiPasswords } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { GuideEntriesRepository } from './guide-entries.repository.ts';
import { toGuideEntry, toHouseDocument } from './guide.mapper.ts';
import { HouseDocumentsRepository } from './house-documents.repository.ts';
import { WifiPasswordSeal } from './wifi-password-seal.ts';

/** Shows people of a house its guide and its documents, as far as these are for them. */
@Injectable()
export class ReadGuideService {
  constructor(
    private readonly access: Access,
    private readonly houses: HousesReadModel,
    private readonly entries: GuideEntriesRepository,
    private readonly documents: HouseDocumentsRepository,
    private readonly seal: WifiPasswordSeal,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 for a house that the caller has nothing to do with */
  async getGuide(actor: Actor, houseId: string): Promise<Guide> {
    const canWrite = await this.canWrite(actor, houseId);
    return { items: (await this.entries.listForHouse(actor, houseId)).map(toGuideEntry), can_write: canWrite };
  }

  /** @throws 404 */
  async listDocuments(actor: Actor, houseId: string, list: HouseDocumentList): Promise<HouseDocuments> {
    const canWrite = await this.canWrite(actor, houseId);
    const now = this.clock.now();
    const rows = await this.documents.listForHouse(actor, houseId, list);
    return { items: rows.map((row) => toHouseDocument(row, now)), can_write: canWrite };
  }

  /** @throws 404 */
  async getPasswords(actor: Actor, houseId: string): Promise<WifiPasswords> {
    await this.access.requireHouse(actor, houseId);
    const rows = await this.entries.listPasswords(actor, houseId);
    return {
      items: await Promise.all(
        rows.map(async (row) => ({ entry_id: row.id, password: await this.seal.openAndRenew(row) })),
      ),
    };
  }

  private async canWrite(actor: Actor, houseId: string): Promise<boolean> {
    const relation = await this.access.requireHouse(actor, houseId);
    if (relation !== 'owner' && relation !== 'admin') return false;
    return (await this.houses.find(houseId))?.state !== 'archived';
  }
}
