import { Injectable } from '@nestjs/common';

import type { Actor } from '../http/actor.ts';

export type RoomSource = (actor: Actor) => Promise<readonly string[]>;

/** What an account may hear, asked of the modules when a socket connects. Clients never choose a room. */
@Injectable()
export class LiveRooms {
  private readonly sources: RoomSource[] = [];

  register(source: RoomSource): void {
    this.sources.push(source);
  }

  async of(actor: Actor): Promise<string[]> {
    const rooms = await Promise.all(this.sources.map((source) => source(actor)));
    return rooms.flat();
  }
}
