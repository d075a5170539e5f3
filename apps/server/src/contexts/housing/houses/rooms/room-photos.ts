import { Injectable, type OnModuleInit } from '@nestjs/common';

import type { Actor } from '#kernel/http/actor.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { type PhotoPlacePolicy, PhotoPlaces } from '#contexts/identity/media/index.ts';

/** Photos of a room: visible to everyone in its house, arranged by its homeowner and admins. */
@Injectable()
export class RoomPhotos implements PhotoPlacePolicy, OnModuleInit {
  constructor(
    private readonly places: PhotoPlaces,
    private readonly access: Access,
  ) {}

  onModuleInit(): void {
    this.places.register('room', this);
  }

  async mayRead(actor: Actor | null, id: string): Promise<boolean> {
    return actor !== null && (await this.access.relationToRoom(actor, id)) !== undefined;
  }

  async requireArrange(actor: Actor, id: string): Promise<void> {
    if (actor.role !== 'homeowner' && actor.role !== 'admin') throw new DomainError('forbidden');
    await this.access.requireRoomForChange(actor, id);
  }
}
