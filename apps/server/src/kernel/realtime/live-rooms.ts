import { Injectable } from '@nestjs/common';

import type { Actor } from '#kernel/http/actor.ts';

/** Of each account that hears anything, the rooms. */
export type RoomSource = (actors: readonly Actor[]) => Promise<ReadonlyMap<string, readonly string[]>>;

/** What accounts may hear, asked of the modules when a socket connects and again while it is open. Clients never choose. */
@Injectable()
export class LiveRooms {
  private readonly sources: RoomSource[] = [];

  register(source: RoomSource): void {
    this.sources.push(source);
  }

  async listRooms(actors: readonly Actor[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    const rooms = new Map(actors.map(({ accountId }) => [accountId, new Set<string>()]));
    const answers = await Promise.all(this.sources.map((source) => source(actors)));
    for (const [accountId, names] of answers.flatMap((answer) => [...answer])) {
      for (const name of names) rooms.get(accountId)?.add(name);
    }
    return rooms;
  }
}
