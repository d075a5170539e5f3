import { Injectable, type OnModuleInit } from '@nestjs/common';

import { notFound } from '#kernel/errors/domain-error.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { AttachUploads, type PhotoPlacePolicy, PhotoPlaces } from '#contexts/identity/media/index.ts';
import { OwnCostsRepository } from './own-costs.repository.ts';

/** Photos and PDFs of receipts, visible to those who see the cost. They are stored with it. */
@Injectable()
export class OwnCostFiles implements PhotoPlacePolicy, OnModuleInit {
  constructor(
    private readonly places: PhotoPlaces,
    private readonly uploads: AttachUploads,
    private readonly costs: OwnCostsRepository,
  ) {}

  onModuleInit(): void {
    this.places.register('own_cost', this);
  }

  async mayRead(actor: Actor | null, id: string): Promise<boolean> {
    return actor !== null && (await this.costs.find(actor, id)) !== undefined;
  }

  requireArrange(): Promise<void> {
    return Promise.reject(notFound());
  }

  /** Replaces the files of a cost. @throws 422 for files that aren't the actor's, recordings, and too many */
  async attach(actor: Actor, costId: string, ids: readonly string[]): Promise<void> {
    await this.uploads.arrange(actor, { kind: 'own_cost', id: costId }, ids, 'files');
  }
}
