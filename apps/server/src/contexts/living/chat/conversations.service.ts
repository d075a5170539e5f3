import { Injectable } from '@nestjs/common';

import { ConversationsRepository } from './conversations.repository.ts';

/** Opens and finds conversations for other contexts, which have checked that the caller may. */
@Injectable()
export class ConversationsService {
  constructor(private readonly conversations: ConversationsRepository) {}

  /** Opens the conversation of a house, unless it is open. */
  openForHouse(houseId: string): Promise<void> {
    return this.conversations.ensureForHouse(houseId);
  }

  /** Opens the conversation of a roomie and their homeowner, unless it is open. */
  openForRoom(houseId: string, roomId: string, roomieId: string): Promise<void> {
    return this.conversations.ensureForRoom(houseId, roomId, roomieId);
  }

  /**
   * Returns the conversation of a house, or that of a room's current roomie.
   * @param readerId the reader, whose own conversation comes first for a room, even if another roomie lives there now
   */
  findOfPlace(placeId: string, readerId?: string): Promise<string | undefined> {
    return this.conversations.idOfPlace(placeId, readerId);
  }

  /** Returns the accounts of those who take part. */
  async listMemberIds(conversationId: string): Promise<string[]> {
    const members = await this.conversations.listMembers([conversationId]);
    return members.map(({ account_id }) => account_id);
  }
}
