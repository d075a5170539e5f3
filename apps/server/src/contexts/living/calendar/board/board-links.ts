import { Injectable } from '@nestjs/common';

import { Capabilities } from '#kernel/capabilities/capabilities.ts';
import { defineCapability } from '#kernel/capabilities/capability.ts';
import type { RequestOrigin } from '#kernel/http/actor.ts';

/** The link of a board. It opens the same page as long as its board exists. */
const BOARD_LINK = defineCapability({
  kind: 'house-board',
  page: '/board/',
  lifeSeconds: null,
  uses: null,
  advice: 'Make a new board in the calendar of your house.',
});

/** Makes and closes the links of boards, and finds the board of one. */
@Injectable()
export class BoardLinks {
  constructor(private readonly capabilities: Capabilities) {}

  async findOrCreate(boardId: string): Promise<string> {
    return this.capabilities.findOrCreate(BOARD_LINK, boardId);
  }

  async revoke(boardId: string): Promise<void> {
    await this.capabilities.revoke(boardId, [BOARD_LINK]);
  }

  /** Returns the id of a link's board. @throws 410, 429 */
  async open(token: string, origin: RequestOrigin): Promise<string> {
    return (await this.capabilities.open(BOARD_LINK, token, origin)).subjectId;
  }
}
