import type { addHomeownerApplicant, CallResponse, listHomeownerApplicants, ParsedInput } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { requireAllowed } from '#kernel/state-machines/states.ts';
import { toPage } from '#kernel/http/page.ts';
import { type Account, toUser, PasswordsService } from '#contexts/identity/accounts/index.ts';
import { ApplicationDecided } from './applications.events.ts';
import { toApplication } from './applications.mapper.ts';
import { APPLICATIONS, ApplicationsRepository, type Decided } from './applications.repository.ts';
import { HomeownersService, type NewPerson } from './homeowners.service.ts';

type Outcome = CallResponse<typeof addHomeownerApplicant>;

/** Decides applications for admins; the controller requires the role. */
@Injectable()
export class DecideApplicationService {
  constructor(
    private readonly database: Database,
    private readonly applications: ApplicationsRepository,
    private readonly homeowners: HomeownersService,
    private readonly passwords: PasswordsService,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async list(
    actor: Actor,
    { state, search, ...query }: ParsedInput<typeof listHomeownerApplicants>['query'],
    origin: RequestOrigin,
  ): Promise<CallResponse<typeof listHomeownerApplicants>> {
    const [applications, pending] = await Promise.all([
      this.applications.list(state, search, query),
      this.applications.countPending(),
    ]);
    await this.audit.append({ event: 'sensitive_read', actor, details: { what: 'homeowner applications' }, origin });
    return { ...toPage(applications, toApplication), pending };
  }

  /** @throws 404, 409 when it is decided, not confirmed, or the address has a homeowner account */
  decide(
    actor: Actor,
    decision: ParsedInput<typeof addHomeownerApplicant>['body'],
    origin: RequestOrigin,
  ): Promise<Outcome> {
    return this.database.transaction(async () => {
      switch (decision.decision) {
        case 'approve':
          return this.approve(actor, decision.application_id, origin);
        case 'reject':
          return this.reject(actor, decision.application_id, decision.reason, origin);
        case 'create': {
          const { email, first_name: firstName, last_name: lastName, phone } = decision;
          const account = await this.welcome(
            actor,
            { email, firstName, lastName, ...(phone ? { phone } : {}) },
            origin,
          );
          return { application: null, homeowner: toUser(account) };
        }
      }
    });
  }

  private async approve(actor: Actor, id: string, origin: RequestOrigin): Promise<Outcome> {
    const row = await this.applications.lock(id);
    if (!row) throw notFound();
    requireAllowed(APPLICATIONS, 'approve', row.state);
    if (row.email_confirmed_at === null) {
      throw new DomainError('conflict', { detail: 'The applicant has not confirmed this address yet.' });
    }
    const { email, first_name: firstName, last_name: lastName, phone } = row;
    const account = await this.welcome(actor, { email, firstName, lastName, ...(phone ? { phone } : {}) }, origin);
    await this.applications.approve(id, this.decisionBy(actor), account.id);
    return { application: await this.decided(actor, id, 'approved'), homeowner: toUser(account) };
  }

  private async reject(actor: Actor, id: string, reason: string, origin: RequestOrigin): Promise<Outcome> {
    await this.applications.reject(id, this.decisionBy(actor), reason);
    await this.audit.append({
      event: 'privilege_permissions_changed',
      actor,
      targetId: id,
      details: { what: 'homeowner application rejected' },
      origin,
    });
    return { application: await this.decided(actor, id, 'rejected'), homeowner: null };
  }

  private async decided(actor: Actor, id: string, decision: 'approved' | 'rejected') {
    await this.outbox.append(ApplicationDecided, { application_id: id, decision, decided_by: actor.accountId });
    const row = await this.applications.find(id);
    if (!row) throw notFound();
    return toApplication(row);
  }

  /** Creates the account and the e-mail with which its owner chooses a password. */
  private async welcome(actor: Actor, person: NewPerson, origin: RequestOrigin): Promise<Account> {
    const account = await this.homeowners.create(person);
    await this.passwords.invite(account, actor.accountId);
    await this.audit.append({
      event: 'privilege_permissions_changed',
      actor,
      targetId: account.id,
      details: { what: 'homeowner account made' },
      origin,
    });
    return account;
  }

  private decisionBy({ accountId }: Actor): Decided {
    return { by: accountId, at: this.clock.now() };
  }
}
