import type { HouseLateFees } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { Ledger } from '#contexts/money/ledger/book/ledger.ts';
import { ChargeLateFees } from './charge-late-fees.ts';
import { LateFeesRepository } from './late-fees.repository.ts';
import { ReadLateFeesService } from './read-late-fees.service.ts';

/** Lets a homeowner waive a late fee, and undo that. */
@Injectable()
export class WaiveLateFeeService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly rows: LateFeesRepository,
    private readonly ledger: Ledger,
    private readonly charging: ChargeLateFees,
    private readonly reading: ReadLateFeesService,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Doing it twice changes nothing. @throws 404 unless the fee is of the caller's house; 409 when that is archived */
  async setWaived(actor: Actor, id: string, isWaived: boolean, origin: RequestOrigin): Promise<HouseLateFees> {
    const found = await this.rows.findFee(id);
    if (!found) throw notFound();
    const { house_id: houseId, roomie_id: roomieId } = found;
    const relation = await this.access.requireHouseForChange(actor, houseId);
    if (relation !== 'owner' && relation !== 'admin') throw notFound();
    await this.database.transaction(async () => {
      await this.ledger.lock(houseId);
      // Reads again: a request before this one may have done it.
      const row = await this.rows.findFee(id);
      if (row?.is_waived === isWaived) return;
      await this.rows.setWaived(id, isWaived ? this.clock.now() : null);
      const change = isWaived ? 'waived' : 'restored';
      await this.charging.bringUpToDate({ houseId, roomieId }, { feeId: id, change, actorId: actor.accountId });
      await this.audit.recordAdmin(actor, `late-fee.${change}`, id, origin);
    });
    return this.reading.get(actor, houseId);
  }
}
