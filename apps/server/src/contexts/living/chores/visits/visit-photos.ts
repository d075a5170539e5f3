import { Injectable, type OnModuleInit } from '@nestjs/common';

import type { Actor } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { type PhotoPlacePolicy, PhotoPlaces } from '#contexts/identity/media/index.ts';
import { VisitsRepository } from './visits.repository.ts';

/** Photos of a visit, visible to the house and to their uploader. They are stored with the report. */
@Injectable()
export class VisitPhotos implements PhotoPlacePolicy, OnModuleInit {
  constructor(
    private readonly places: PhotoPlaces,
    private readonly access: Access,
    private readonly visits: VisitsRepository,
  ) {}

  onModuleInit(): void {
    this.places.register('visit_area', this);
  }

  /** A neatkeeper doesn't see another neatkeeper's visit, as in the list. */
  async mayRead(actor: Actor | null, id: string): Promise<boolean> {
    if (actor === null) return false;
    const visit = await this.visits.findForArea(id);
    if (!visit) return false;
    const relation = await this.access.relationToHouse(actor, visit.house_id);
    return relation === 'keeper' ? visit.neatkeeper_id === actor.accountId : relation !== undefined;
  }

  requireArrange(): Promise<void> {
    return Promise.reject(notFound());
  }
}
