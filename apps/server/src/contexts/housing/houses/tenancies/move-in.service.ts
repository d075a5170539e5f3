import type { createRoomie, ParsedInput, RentPeriod, RoomiePublic } from '@common-roof/contracts';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Database } from '#kernel/database/database.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { minorOf } from '#kernel/http/amounts.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { sampleHouseRefusal } from '#kernel/errors/problem.ts';
import { RateLimits } from '#kernel/rate-limits/rate-limits.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { AccountsReadModel, AccountsService, PasswordsService } from '#contexts/identity/accounts/index.ts';
import { BeginStay } from './begin-stay.ts';
import { RoomiesService } from './roomies.service.ts';
import { TenanciesRepository } from './tenancies.repository.ts';

/** Moves a new roomie in: an account that only they can open, and a tenancy in an empty room. */
@Injectable()
export class MoveInService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly accounts: AccountsService,
    private readonly rows: AccountsReadModel,
    private readonly tenancies: TenanciesRepository,
    private readonly beginning: BeginStay,
    private readonly roomies: RoomiesService,
    private readonly passwords: PasswordsService,
    private readonly limits: RateLimits,
    private readonly audit: Audit,
  ) {}

  /**
   * @throws 404; 409 when the room is taken or the address has a roomie account: nobody is moved in unasked. The room
   * is checked first, so that an occupied room does not reveal who has an account; 429
   */
  async create(
    actor: Actor,
    body: ParsedInput<typeof createRoomie>['body'],
    origin: RequestOrigin,
  ): Promise<RoomiePublic> {
    await this.access.requireRoomForChange(actor, body.room_id);
    await this.limits.takeMailToStranger(actor.accountId, body.email);
    return this.database.transaction(async () => {
      const id = await this.moveIn(actor, body, origin);
      return this.roomies.get(actor, id);
    });
  }

  /**
   * Joins the transaction of a caller who has counted the e-mail.
   * @param period how often the rent is due
   * @returns the new roomie's id
   * @throws as {@link create}
   */
  moveIn(
    actor: Actor,
    body: ParsedInput<typeof createRoomie>['body'],
    origin: RequestOrigin,
    period: RentPeriod = 'month',
  ): Promise<string> {
    return this.database.transaction(async () => {
      await this.tenancies.requireFree(body.room_id, body.starts_on);
      if (await this.rows.findByEmail(body.email, 'roomie')) {
        throw new DomainError('conflict', {
          detail: 'This address already has a roomie account. Send an offer instead.',
        });
      }
      const account = await this.accounts.create({
        email: body.email,
        accountType: 'roomie',
        firstName: body.first_name,
        lastName: body.last_name,
        ...(body.phone ? { phone: body.phone } : {}),
      });
      const { tenancy_id: tenancyId } = await this.beginning.start(account.id, body.room_id, body.starts_on);
      const place = await this.tenancies.findPlace(body.room_id);
      if (!place) throw notFound();
      if (body.rent !== undefined) {
        await this.tenancies.setRent(tenancyId, minorOf(body.rent, place.currency, 'rent'), period);
      }
      await this.passwords.invite(account, actor.accountId);
      await this.audit.recordAdmin(actor, 'roomie.create', account.id, origin);
      return account.id;
    });
  }

  /** @throws 404, 409 when the roomie has chosen a password already, 429 */
  async inviteAgain(actor: Actor, roomieId: string, origin: RequestOrigin): Promise<void> {
    await this.access.requireOwnRoomie(actor, roomieId);
    await this.limits.takeMailToStranger(actor.accountId, roomieId);
    await this.database.transaction(async () => {
      const account = await this.accounts.require(roomieId);
      if (account.is_sample) throw sampleHouseRefusal();
      if (account.password_hash !== null) {
        throw new DomainError('conflict', {
          detail: filled('{name} has already joined.', { name: account.first_name }),
        });
      }
      await this.passwords.invite(account, actor.accountId);
      await this.audit.recordAdmin(actor, 'roomie.invite', roomieId, origin);
    });
  }
}
