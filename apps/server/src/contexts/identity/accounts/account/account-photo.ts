import type { Photo } from '@common-roof/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import type { Actor } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { type PhotoPlacePolicy, PhotoPlaces } from '#contexts/identity/media/index.ts';
import { AccountsRepository } from './accounts.repository.ts';

/** A person's own photo: visible to people who know them, changed by nobody else. */
@Injectable()
export class AccountPhoto implements PhotoPlacePolicy, OnModuleInit {
  constructor(
    private readonly places: PhotoPlaces,
    private readonly access: Access,
    private readonly accounts: AccountsRepository,
  ) {}

  onModuleInit(): void {
    this.places.register('account', this);
  }

  async mayRead(actor: Actor | null, id: string): Promise<boolean> {
    return actor !== null && this.access.seesPerson(actor, id);
  }

  requireArrange(actor: Actor, id: string): Promise<void> {
    return actor.accountId === id ? Promise.resolve() : Promise.reject(notFound());
  }

  /** Every list of people shows the small photo beside the name, so its path is stored with the account. */
  arranged(id: string, [photo]: readonly Photo[]): Promise<void> {
    return this.accounts.setPhoto(id, photo?.small_url ?? null);
  }
}
