import { Injectable, type OnModuleInit } from '@nestjs/common';

import { notFound } from '#kernel/errors/domain-error.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { type PhotoPlacePolicy, PhotoPlaces } from '#contexts/identity/media/index.ts';
import { RepairsRepository } from './repairs.repository.ts';

/** Photos of a repair, visible to those who see it. They are stored with the report and with its end. */
@Injectable()
export class RepairPhotos implements PhotoPlacePolicy, OnModuleInit {
  constructor(
    private readonly places: PhotoPlaces,
    private readonly repairs: RepairsRepository,
  ) {}

  onModuleInit(): void {
    this.places.register('repair', this);
    this.places.register('repair_end', this);
  }

  async mayRead(actor: Actor | null, id: string): Promise<boolean> {
    return actor !== null && (await this.repairs.find(actor, id)) !== undefined;
  }

  requireArrange(): Promise<void> {
    return Promise.reject(notFound());
  }
}
