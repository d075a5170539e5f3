import { Injectable } from '@nestjs/common';

import { Capabilities } from '../../../platform/capabilities/capabilities.ts';
import type { EventOf } from '../../../platform/events/define-event.ts';
import { OnEvent } from '../../../platform/events/on-event.ts';
import { Realtime } from '../../../platform/realtime/realtime.ts';
import { AccountDeleted, ResetAsked } from '../accounts/index.ts';
import { SessionsEnded } from './auth.events.ts';
import { PasswordsService } from './passwords.service.ts';
import { SessionsRepository } from './sessions.repository.ts';

@Injectable()
export class AuthHandlers {
  constructor(
    private readonly realtime: Realtime,
    private readonly sessions: SessionsRepository,
    private readonly capabilities: Capabilities,
    private readonly passwords: PasswordsService,
  ) {}

  @OnEvent(AccountDeleted, { id: 'forget-sessions-of-deleted', queue: 'notification', effect: 'transaction' })
  async forgetSessions({ account_id }: EventOf<typeof AccountDeleted>): Promise<void> {
    await this.sessions.forget(account_id);
    await this.capabilities.forget(account_id);
  }

  @OnEvent(ResetAsked, { id: 'send-asked-reset', queue: 'mail', effect: 'transaction' })
  async sendReset({ account_id }: EventOf<typeof ResetAsked>): Promise<void> {
    if (account_id !== null) await this.passwords.sendAskedReset(account_id);
  }

  @OnEvent(SessionsEnded, { id: 'close-ended-sockets', queue: 'realtime', effect: 'outside' })
  closeSockets({ session_ids, reason }: EventOf<typeof SessionsEnded>): Promise<void> {
    for (const id of session_ids) this.realtime.endSession(id, reason);
    return Promise.resolve();
  }
}
