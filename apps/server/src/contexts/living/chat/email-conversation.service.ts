import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { DomainError, unacceptable } from '#kernel/errors/domain-error.ts';
import { RateLimits } from '#kernel/rate-limits/rate-limits.ts';
import { emailKey } from '#contexts/identity/accounts/index.ts';
import { ConversationAccess } from './conversation-access.ts';
import { ConversationsRepository } from './conversations.repository.ts';
import { ConversationEmailed } from './messages.events.ts';

/** E-mails a copy of the newest messages to a member who can read them anyway, and never to any other address. */
@Injectable()
export class EmailConversationService {
  constructor(
    private readonly access: ConversationAccess,
    private readonly conversations: ConversationsRepository,
    private readonly limits: RateLimits,
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /**
   * @throws 404; 409 for an empty conversation and after moving out; 422 unless it is a member's verified address; 429
   */
  async email(actor: Actor, id: string, toEmail: string): Promise<void> {
    const conversation = await this.access.requirePart(actor, id);
    const members = await this.conversations.listMembers([conversation.id]);
    const recipient = addressee(
      members.filter((member) => member.email_verified),
      emailKey(toEmail),
    );
    if (!recipient) throw unacceptable('toEmail', 'Choose the confirmed address of a person in this conversation.');
    if (conversation.last_seq === 0) throw new DomainError('conflict', { detail: 'There is nothing to send yet.' });
    await this.limits.consume('chatEmails', actor.accountId);
    await this.limits.consume('chatEmailsOfHouse', conversation.house_id);
    await this.database.transaction(() =>
      this.outbox.append(ConversationEmailed, {
        conversation_id: conversation.id,
        house_id: conversation.house_id,
        sender_id: actor.accountId,
        recipient_id: recipient.account_id,
        to_seq: conversation.last_seq,
      }),
    );
  }
}

/** Finds the member with an address. Capital letters are ignored if that leaves exactly one member. */
function addressee<Member extends { readonly email: string }>(
  members: readonly Member[],
  wanted: string,
): Member | undefined {
  const exact = members.find(({ email }) => emailKey(email) === wanted);
  const [similar, other] = members.filter(({ email }) => emailKey(email).toLowerCase() === wanted.toLowerCase());
  return exact ?? (other === undefined ? similar : undefined);
}
