import { Injectable } from '@nestjs/common';

import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { Realtime } from '#kernel/realtime/realtime.ts';
import { PasswordResetRequested } from '#contexts/identity/accounts/account/accounts.events.ts';
import { SessionsEnded } from './auth.events.ts';
import { PasswordsService } from './passwords.service.ts';

@Injectable()
export class AuthHandlers {
  constructor(
    private readonly realtime: Realtime,
    private readonly passwords: PasswordsService,
  ) {}

  @EventHandler(PasswordResetRequested, { id: 'send-asked-reset', queue: 'mail', effect: 'transaction' })
  async sendReset({ account_id }: EventOf<typeof PasswordResetRequested>): Promise<void> {
    if (account_id !== null) await this.passwords.sendRequestedReset(account_id);
  }

  @EventHandler(SessionsEnded, { id: 'close-ended-sockets', queue: 'realtime', effect: 'outside' })
  closeSockets({ session_ids, reason }: EventOf<typeof SessionsEnded>): Promise<void> {
    for (const id of session_ids) this.realtime.endSession(id, reason);
    return Promise.resolve();
  }
}
