import type { BankDetailsOfHouse, ParsedInput, setBankDetails } from '@common-roof/contracts';
import { isIban, plainIban } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { toTimestampOrNull } from '#kernel/database/naming.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { BankDetailsChanged } from './bank-details.events.ts';
import { BankDetailsRepository, type BankDetailsRow } from './bank-details.repository.ts';

/**
 * Shows and sets where roomies pay what they owe a homeowner. A change redirects money, so everyone in the house is
 * told.
 */
@Injectable()
export class BankDetailsService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly details: BankDetailsRepository,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 unless the caller lives in the house or owns it */
  async getForHouse(actor: Actor, houseId: string): Promise<BankDetailsOfHouse> {
    await this.access.requireHouse(actor, houseId);
    return toBankDetails(await this.details.find(houseId));
  }

  /**
   * @throws 404 unless the house is the caller's; 409 when it is archived, or the details have changed since; 422 for
   * an invalid IBAN
   */
  async set(
    actor: Actor,
    houseId: string,
    { version, details }: ParsedInput<typeof setBankDetails>['body'],
    origin: RequestOrigin,
  ): Promise<BankDetailsOfHouse> {
    if ((await this.access.requireHouseForChange(actor, houseId)) === 'member') throw notFound();
    const wanted = details && { holder: details.holder.trim(), iban: plainIban(details.iban) };
    if (wanted !== null && !isIban(wanted.iban)) throw unacceptable('details.iban', 'Enter a valid IBAN.');
    return this.database.transaction(async () => {
      const change = { houseId, details: wanted, version, by: actor.accountId, at: this.clock.now() };
      const row = await this.details.write(change);
      if (!row) throw await this.overtaken(houseId);
      await this.outbox.append(BankDetailsChanged, {
        house_id: houseId,
        actor_id: actor.accountId,
        version: row.version,
      });
      await this.audit.recordAdmin(actor, 'house.bank_details', houseId, origin);
      return toBankDetails(row);
    });
  }

  private async overtaken(houseId: string): Promise<DomainError> {
    const current = toBankDetails(await this.details.find(houseId));
    return new DomainError('stale_version', { detail: 'This has changed since you opened it.', current });
  }
}

function detailsIn({ holder, iban }: Partial<BankDetailsRow> = {}): BankDetailsOfHouse['details'] {
  return typeof holder === 'string' && typeof iban === 'string' ? { holder, iban } : null;
}

const toBankDetails = (row: BankDetailsRow | undefined): BankDetailsOfHouse => ({
  details: detailsIn(row),
  version: row?.version ?? 0,
  changed_at: toTimestampOrNull(row?.changed_at ?? null),
});
