import { Injectable, type OnModuleInit } from '@nestjs/common';

import type { Actor } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { type PhotoPlacePolicy, PhotoPlaces } from '#contexts/identity/media/index.ts';
import { SuppliesRepository } from './supplies.repository.ts';

/**
 * Photos of a receipt, visible to the buyer, the roomies of the house and its homeowner. They are stored with the
 * purchase.
 */
@Injectable()
export class Receipts implements PhotoPlacePolicy, OnModuleInit {
  constructor(
    private readonly places: PhotoPlaces,
    private readonly access: Access,
    private readonly supplies: SuppliesRepository,
  ) {}

  onModuleInit(): void {
    this.places.register('receipt', this);
  }

  async mayRead(actor: Actor | null, id: string): Promise<boolean> {
    const supply = actor === null ? undefined : await this.supplies.find(id);
    if (actor === null || !supply) return false;
    if (supply.buyer_id === actor.accountId) return true;
    const relation = await this.access.relationToHouse(actor, supply.house_id);
    return relation !== undefined && relation !== 'keeper';
  }

  requireArrange(): Promise<void> {
    return Promise.reject(notFound());
  }
}
