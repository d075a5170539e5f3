import {
  type inviteNeatkeeper,
  type KeeperInvitation,
  LIMITS,
  type ParsedInput,
  type ReceivedInvitation,
} from '@common-roof/contracts';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { RateLimits } from '#kernel/rate-limits/rate-limits.ts';
import { Access, houseIsArchived } from '#contexts/identity/access/index.ts';
import { type Account, AccountsReadModel, PasswordsService } from '#contexts/identity/accounts/index.ts';
import { type InvitationRow, InvitationsRepository } from './invitations.repository.ts';
import { toInvitation, toReceived } from './neatkeepers.mapper.ts';
import { NeatkeepersRepository } from './neatkeepers.repository.ts';
import { NeatkeepersService } from './neatkeepers.service.ts';
import { InvitationAnswered, InvitationWithdrawn, NeatkeeperInvited } from './neatkeepers.events.ts';

/**
 * Invites neatkeepers to houses. An invitation never changes an existing account: its owner signs in and accepts or
 * declines. The response does not reveal whether there is an account.
 */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly accounts: AccountsReadModel,
    private readonly passwords: PasswordsService,
    private readonly limits: RateLimits,
    private readonly invitations: InvitationsRepository,
    private readonly rows: NeatkeepersRepository,
    private readonly neatkeepers: NeatkeepersService,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 unless the houses are the actor's own, 409 when they keep one of them or are invited already, 429 */
  async invite(
    actor: Actor,
    { email, first_name: firstName, last_name: lastName, phone, assignments }: Invite,
    origin: RequestOrigin,
  ): Promise<KeeperInvitation[]> {
    const houseIds = assignments.map(({ house_id: houseId }) => houseId);
    await this.access.requireOwnHouses(actor, houseIds);
    if (await this.rows.listArchived(houseIds)) throw houseIsArchived();
    await this.limits.takeMailToStranger(actor.accountId, email);
    return this.database.transaction(async () => {
      const known = await this.accounts.findByEmail(email, 'neatkeeper');
      const account =
        known ?? (await this.neatkeepers.create({ email, firstName, lastName, ...(phone ? { phone } : {}) }));
      const kept = (await this.rows.find(account.id, null))?.houses ?? [];
      const already = kept.find(({ house_id: houseId }) => houseIds.includes(houseId));
      if (already)
        throw new DomainError('conflict', {
          detail: filled('They already look after {house}.', { house: already.name }),
        });
      const ids: string[] = [];
      for (const { house_id: houseId, cleaning } of assignments) {
        ids.push(
          await this.invitations.insert({
            houseId,
            neatkeeperId: account.id,
            invitedBy: actor.accountId,
            email,
            firstName,
            lastName,
            cleaning,
          }),
        );
      }
      await this.send(account, ids, actor.accountId);
      await this.record(actor, account.id, 'neatkeeper invited', origin);
      return (await this.invitations.byIds(ids)).map(toInvitation);
    });
  }

  async own(actor: Actor): Promise<{ items: ReceivedInvitation[] }> {
    const rows = await this.invitations.pendingOfKeeper(actor.accountId, LIMITS.ids);
    return { items: rows.map(toReceived) };
  }

  /** @throws 404 unless it was sent to the actor, 409 when it is answered, withdrawn, or the house archived */
  async answer(actor: Actor, id: string, answer: 'accept' | 'decline'): Promise<void> {
    await this.database.transaction(async () => {
      const row = await this.invitations.lock(id);
      if (row?.neatkeeper_id !== actor.accountId) throw notFound();
      await this.invitations.decide(id, answer, this.clock.now());
      const accepted = answer === 'accept';
      if (accepted && (await this.rows.listArchived([row.house_id]))) throw houseIsArchived();
      if (accepted) await this.neatkeepers.assign(row.neatkeeper_id, row.house_id, row.cleaning);
      await this.outbox.append(InvitationAnswered, { ...referenceTo(row), answer: accepted ? 'accepted' : 'declined' });
    });
  }

  /** @throws 404 unless it is about one of the actor's houses, 409 when it is answered */
  async withdraw(actor: Actor, id: string, origin: RequestOrigin): Promise<void> {
    await this.database.transaction(async () => {
      const row = await this.requireOwn(actor, id);
      await this.invitations.decide(id, 'withdraw', this.clock.now());
      await this.outbox.append(InvitationWithdrawn, { ...referenceTo(row), withdrawn_by: actor.accountId });
      await this.record(actor, row.neatkeeper_id, 'invitation withdrawn', origin);
    });
  }

  /** @throws 404 unless it is about one of the actor's houses, 409 when it is answered, 429 */
  async resend(actor: Actor, id: string, origin: RequestOrigin): Promise<KeeperInvitation> {
    return this.database.transaction(async () => {
      const row = await this.requireOwn(actor, id);
      await this.invitations.markSent(id, this.clock.now());
      await this.limits.consume('invitationEmails', id);
      const account = await this.accounts.find(row.neatkeeper_id);
      if (!account) throw notFound();
      await this.send(account, [id], actor.accountId);
      await this.record(actor, row.neatkeeper_id, 'invitation sent again', origin);
      return toInvitation((await this.invitations.find(id)) ?? row);
    });
  }

  /** A person without a password gets a link to choose one, and finds the invitation once signed in. */
  private async send(account: Account, invitationIds: string[], invitedBy: string): Promise<void> {
    if (account.disabled_at === null && !(await this.accounts.hasPassword(account.id)))
      await this.passwords.invite(account, invitedBy);
    await this.outbox.append(NeatkeeperInvited, {
      neatkeeper_id: account.id,
      invitation_ids: invitationIds,
      invited_by: invitedBy,
    });
  }

  private async requireOwn(actor: Actor, id: string): Promise<InvitationRow> {
    const row = await this.invitations.lock(id);
    if (!row) throw notFound();
    await this.access.requireHouse(actor, row.house_id);
    return row;
  }

  private async record(actor: Actor, targetId: string, what: string, origin: RequestOrigin): Promise<void> {
    if (actor.role !== 'admin') return;
    await this.audit.append({ event: 'sensitive_update', actor, targetId, details: { what }, origin });
  }
}

type Invite = ParsedInput<typeof inviteNeatkeeper>['body'];

const referenceTo = (row: InvitationRow) => ({
  invitation_id: row.id,
  neatkeeper_id: row.neatkeeper_id,
  house_id: row.house_id,
});
