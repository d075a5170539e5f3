import type { HouseSuggestions } from '@common-roof/contracts';
import { toWireMoney } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { toTimestamp, toTimestampOrNull } from '#kernel/database/naming.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { AdsRepository } from '#contexts/letting/listings/ads/ads.repository.ts';
import { SuggestionsRepository } from './suggestions.repository.ts';

const MOST = 50;

/** Shows a roomie for which rooms they can suggest people, and what became of their suggestions. */
@Injectable()
export class ReadSuggestionsService {
  constructor(
    private readonly access: Access,
    private readonly ads: AdsRepository,
    private readonly suggestions: SuggestionsRepository,
  ) {}

  /** @throws 404 unless the caller lives in the house */
  async list(actor: Actor, houseId: string): Promise<HouseSuggestions> {
    if ((await this.access.requireHouse(actor, houseId)) !== 'member') throw notFound();
    const canSuggest = (await this.access.listRights(actor, houseId)).includes('invite');
    const [ads, own] = await Promise.all([
      canSuggest ? this.ads.listVisibleOfHouse(houseId) : [],
      this.suggestions.listOwn(houseId, actor.accountId, MOST),
    ]);
    return {
      can_suggest: canSuggest,
      ads: ads.map(({ id: _id, title, room_name: room, rent_minor, currency, available_from }) => ({
        _id,
        title,
        room,
        rent: toWireMoney(Number(rent_minor), currency),
        currency,
        available_from,
      })),
      suggestions: own.map(({ id: _id, ad_id, title, first_name, last_name, email, state, created_at, ended_at }) => ({
        _id,
        ad: { _id: ad_id, title },
        first_name,
        last_name,
        email,
        state,
        suggested_at: toTimestamp(created_at),
        ended_at: toTimestampOrNull(ended_at),
      })),
    };
  }
}
