import { AUTH_HEADER, type CallResponse, type login, type SignedInBy } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

import { Audit } from '../../../platform/audit/audit.ts';
import { Outbox } from '../../../platform/events/outbox.ts';
import { originOf } from '../../../platform/http/actor.ts';
import { type Account, AccountsRepository, SignedIn as SignedInEvent, toUser } from '../accounts/index.ts';
import { KnownCallers } from './known-callers.ts';
import { SessionsService } from './sessions.service.ts';

export interface SignedIn {
  readonly answer: CallResponse<typeof login>;
  /** By which the device is known at its next sign-in. */
  readonly cookie: string;
}

/** Where every way of signing in ends. */
@Injectable()
export class SignIns {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly callers: KnownCallers,
    private readonly sessions: SessionsService,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  /** Part of the caller's transaction. What the caller was signed in with before ends. @param by what proved who it is */
  async startSession(account: Account, by: SignedInBy, request: FastifyRequest): Promise<SignedIn> {
    const { id, account_type: role } = account;
    const origin = originOf(request);
    const before = request.headers[AUTH_HEADER];
    if (typeof before === 'string') await this.sessions.endPresented(id, before);
    await this.accounts.noteLocale(id, origin.locale);
    const token = await this.sessions.open(id, role, origin, by);
    await this.outbox.append(SignedInEvent, { account_id: id, account_type: role });
    await this.audit.append({
      event: 'authn_login_success',
      actor: { accountId: id, role },
      details: by === 'password' ? {} : { by },
      origin,
    });
    return { answer: { user: toUser(account), token }, cookie: this.callers.remember(id) };
  }
}
