import { AUTH_HEADER, type CallResponse, type login, type SignedInBy } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

import { Audit } from '#kernel/audit/audit.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { originOf } from '#kernel/http/actor.ts';
import type { AccountEntity } from '#contexts/identity/accounts/account/account.entity.ts';
import { AccountsRepository } from '#contexts/identity/accounts/account/accounts.repository.ts';
import { SignedIn as SignedInEvent } from '#contexts/identity/accounts/account/accounts.events.ts';
import { toUser } from '#contexts/identity/accounts/account/accounts.mapper.ts';
import { KnownCallers } from './known-callers.ts';
import { SessionsService } from './sessions.service.ts';

export interface SignedIn {
  readonly answer: CallResponse<typeof login>;
  /** The cookie that identifies the device at its next sign-in. */
  readonly cookie: string;
}

/** The last step of every way to sign in. */
@Injectable()
export class SignIns {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly callers: KnownCallers,
    private readonly sessions: SessionsService,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  /** Joins the caller's transaction. The caller's previous session ends. @param by what proved the identity */
  async startSession(account: AccountEntity, by: SignedInBy, request: FastifyRequest): Promise<SignedIn> {
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
