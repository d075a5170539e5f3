import { Injectable, type OnModuleInit } from '@nestjs/common';

import type { Actor } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { type PhotoPlacePolicy, PhotoPlaces } from '#contexts/identity/media/index.ts';
import { FeedRepository } from './feed.repository.ts';

/** Photos of a post, visible to the house and to their uploader. They are stored and deleted with the post. */
@Injectable()
export class FeedPhotos implements PhotoPlacePolicy, OnModuleInit {
  constructor(
    private readonly places: PhotoPlaces,
    private readonly access: Access,
    private readonly feed: FeedRepository,
  ) {}

  onModuleInit(): void {
    this.places.register('feed_item', this);
  }

  async mayRead(actor: Actor | null, id: string): Promise<boolean> {
    if (actor === null) return false;
    const item = await this.feed.find(id);
    if (!item) return false;
    return (
      item.roomie_id === actor.accountId || (await this.access.relationToHouse(actor, item.house_id)) !== undefined
    );
  }

  requireArrange(): Promise<void> {
    return Promise.reject(notFound());
  }
}
