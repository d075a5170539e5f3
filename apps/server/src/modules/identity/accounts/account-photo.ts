import type { Photo } from '@common-roof/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import type { EventOf } from '../../../platform/events/define-event.ts';
import { OnEvent } from '../../../platform/events/on-event.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { notFound } from '../../../platform/http/domain-error.ts';
import { Access } from '../access/index.ts';
import { Images, type PhotoPlacePolicy, PhotoPlaces } from '../images/index.ts';
import { AccountDeleted } from './accounts.events.ts';
import { AccountsRepository } from './accounts.repository.ts';
import { PersonalData } from './personal-data.ts';

/** A person's own photo: for those who know them, and changed by nobody else. */
@Injectable()
export class AccountPhoto implements PhotoPlacePolicy, OnModuleInit {
  constructor(
    private readonly places: PhotoPlaces,
    private readonly access: Access,
    private readonly accounts: AccountsRepository,
    private readonly images: Images,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.places.register('account', this);
    this.personalData.register('photo', async (id) => [
      ...((await this.images.photosOf('account', [id])).get(id) ?? []),
    ]);
  }

  async mayRead(actor: Actor | null, id: string): Promise<boolean> {
    return actor !== null && this.access.seesPerson(actor, id);
  }

  requireArrange(actor: Actor, id: string): Promise<void> {
    return actor.accountId === id ? Promise.resolve() : Promise.reject(notFound());
  }

  /** Every list of people shows the small photo beside the name, so its address is kept with the account. */
  arranged(id: string, [photo]: readonly Photo[]): Promise<void> {
    return this.accounts.setPhoto(id, photo?.small_url ?? null);
  }

  /** Nobody sees the face of a former roomie; the picture itself goes a day later. */
  @OnEvent(AccountDeleted, { id: 'forget-account-photo', queue: 'notification', effect: 'transaction' })
  forget({ account_id }: EventOf<typeof AccountDeleted>): Promise<void> {
    return this.images.clear({ kind: 'account', id: account_id });
  }
}
