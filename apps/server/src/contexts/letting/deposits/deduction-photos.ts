import type { Photo } from '@common-roof/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import type { Actor } from '#kernel/http/actor.ts';
import { notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { requireAllowed } from '#kernel/state-machines/states.ts';
import { type PhotoPlacePolicy, PhotoPlaces } from '#contexts/identity/media/index.ts';
import { BY_ITSELF, isTheirs, requireParty } from '#contexts/letting/leasing/index.ts';
import { DeductionsRepository } from './deductions.repository.ts';
import { DepositRecord } from './deposit-record.ts';
import { DEPOSITS, type DepositRow, DepositsRepository } from './deposits.repository.ts';

/**
 * Photos of the bill behind a deduction: visible to both parties, arranged by the homeowner while the deposit is held.
 */
@Injectable()
export class DeductionPhotos implements PhotoPlacePolicy, OnModuleInit {
  constructor(
    private readonly places: PhotoPlaces,
    private readonly deposits: DepositsRepository,
    private readonly deductions: DeductionsRepository,
    private readonly record: DepositRecord,
  ) {}

  onModuleInit(): void {
    this.places.register('deduction', this);
  }

  async mayRead(actor: Actor | null, id: string): Promise<boolean> {
    const row = await this.depositOf(id);
    return actor !== null && row !== undefined && isTheirs(actor, row);
  }

  async requireArrange(actor: Actor, id: string): Promise<void> {
    const row = await this.depositOf(id);
    if (!row || requireParty(actor, row) === 'tenant') throw notFound();
    requireAllowed(DEPOSITS, 'deduct', row.state);
  }

  /** A receipt that cannot be seen proves nothing. */
  async arranged(id: string, photos: readonly Photo[]): Promise<void> {
    if (photos.length === 0) throw unacceptable('photos', 'A deduction keeps at least one photo.');
    const found = await this.depositOf(id);
    // Runs in the transaction of the change: a settlement waits for it, or it comes too late.
    const row = found && (await this.deposits.lock(found.id));
    if (!row) throw notFound();
    requireAllowed(DEPOSITS, 'deduct', row.state);
    const image_ids = photos.map(({ image_id }) => image_id);
    await this.record.append('photos_changed', row.id, BY_ITSELF, { deduction_id: id, image_ids });
  }

  private async depositOf(id: string): Promise<DepositRow | undefined> {
    const deduction = await this.deductions.find(id);
    return deduction?.ground === 'receipt' ? this.deposits.find(deduction.deposit_id) : undefined;
  }
}
