import type { Conversation, MuteSpan } from '@common-roof/contracts';
import { mutedUntil } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { Realtime } from '#kernel/realtime/realtime.ts';
import { ConversationAccess } from './conversation-access.ts';
import { type MutedUntil, toMutedUntil } from './mute.ts';
import { ReadsRepository } from './reads.repository.ts';

type Muting = Pick<Conversation, 'muted_until'>;

/** Lets a member hear nothing of a conversation: neither alerts nor e-mails. Its messages still count as unread. */
@Injectable()
export class MuteConversationService {
  constructor(
    private readonly access: ConversationAccess,
    private readonly reads: ReadsRepository,
    private readonly realtime: Realtime,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 unless the caller takes part; 409 for a person who has left */
  mute(actor: Actor, id: string, span: MuteSpan): Promise<Muting> {
    return this.set(actor, id, mutedUntil(span, this.clock.now()));
  }

  /** @throws as `mute` */
  unmute(actor: Actor, id: string): Promise<Muting> {
    return this.set(actor, id, null);
  }

  private async set(actor: Actor, id: string, until: MutedUntil): Promise<Muting> {
    const conversation = await this.access.requirePart(actor, id);
    await this.reads.mute(conversation.id, actor.accountId, until);
    this.database.afterCommit(() => {
      this.realtime.toAccount(actor.accountId).emit('conversations:changed');
    });
    return { muted_until: toMutedUntil(until) };
  }
}
