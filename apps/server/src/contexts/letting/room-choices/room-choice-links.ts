import { Injectable } from '@nestjs/common';

import { Capabilities } from '#kernel/capabilities/capabilities.ts';
import { defineCapability } from '#kernel/capabilities/capability.ts';
import type { RequestOrigin } from '#kernel/http/actor.ts';

/** The link of a person who chooses a room. */
export const ROOM_CHOICE_LINK = defineCapability({
  kind: 'room-choice',
  page: '/choose-room?token=',
  lifeSeconds: null,
  uses: null,
  advice: 'Ask who sent it to you.',
});

/** Finds people by the links that they choose their room with. */
@Injectable()
export class RoomChoiceLinks {
  constructor(private readonly capabilities: Capabilities) {}

  /** Returns the id of the person. Throws 410, 429. */
  async open(token: string, origin: RequestOrigin): Promise<string> {
    return (await this.capabilities.open(ROOM_CHOICE_LINK, token, origin)).subjectId;
  }

  /** Returns the link of a person, and creates it if needed. */
  address(personId: string): Promise<string> {
    return this.capabilities.findOrCreate(ROOM_CHOICE_LINK, personId);
  }

  async revoke(personId: string): Promise<void> {
    await this.capabilities.revoke(personId, [ROOM_CHOICE_LINK]);
  }
}
