import { Injectable, type OnModuleInit } from '@nestjs/common';

import type { Actor } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { type PhotoPlacePolicy, PhotoPlaces } from '#contexts/identity/media/index.ts';
import { ReadCostsService } from './read-costs.service.ts';
import { VariableCostsRepository } from './variable-costs.repository.ts';

/** Photos of a bill, visible to everyone who may read it. They are stored with the bill. */
@Injectable()
export class BillPhotos implements PhotoPlacePolicy, OnModuleInit {
  constructor(
    private readonly places: PhotoPlaces,
    private readonly costs: VariableCostsRepository,
    private readonly reading: ReadCostsService,
  ) {}

  onModuleInit(): void {
    this.places.register('bill', this);
  }

  async mayRead(actor: Actor | null, id: string): Promise<boolean> {
    const row = actor === null ? undefined : await this.costs.find(id);
    return actor !== null && row !== undefined && this.reading.mayRead(actor, row);
  }

  requireArrange(): Promise<void> {
    return Promise.reject(notFound());
  }
}
