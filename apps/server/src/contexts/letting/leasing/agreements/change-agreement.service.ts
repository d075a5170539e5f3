import type { changeAgreement, ParsedInput, setAgreementStatus } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { LeasedStaysService } from '#contexts/housing/houses/index.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { AgreementRecord, type Stepper } from './agreement-record.ts';
import { AgreementArchived, AgreementStatusSet, AgreementWritten } from './agreements.events.ts';
import type { AgreementWithText } from './agreement-row.sql.ts';
import { AgreementsRepository } from './agreements.repository.ts';
import { SendAgreementService } from './send-agreement.service.ts';
import { requireOwn } from './signing-parties.ts';

type Action = ParsedInput<typeof changeAgreement>['body'];

/** Actions of both parties on an agreement, apart from writing and signing it. */
@Injectable()
export class ChangeAgreementService {
  constructor(
    private readonly access: Access,
    private readonly stays: LeasedStaysService,
    private readonly database: Database,
    private readonly agreements: AgreementsRepository,
    private readonly sending: SendAgreementService,
    private readonly record: AgreementRecord,
  ) {}

  /**
   * @returns whether the agreement still exists
   * @throws 404 unless it is the caller's; 403 for an action of the other party; 409 when the action cannot follow; 422
   * as for sending
   */
  async change(actor: Actor, id: string, body: Action, origin: RequestOrigin): Promise<boolean> {
    const { row: found, side } = requireOwn(actor, await this.agreements.find(id));
    if ((body.action === 'decline') !== (side === 'tenant')) {
      throw new DomainError('forbidden', { detail: 'Only the other party to the agreement can do this.' });
    }
    if (side !== 'tenant') await this.access.requireHouseForChange(actor, found.house_id);
    return this.database.transaction(async () => {
      const row = await this.sending.locked(id);
      const by = { actor, origin };
      switch (body.action) {
        case 'send':
          this.requireNoOffer(row);
          await this.sending.sendLocked(await this.sending.noteExpiry(row), by);
          return true;
        case 'withdraw':
          this.requireNoOffer(row);
          await this.sending.withdrawLocked(await this.sending.noteExpiry(row), by);
          return true;
        case 'decline':
          await this.sending.declineLocked(row, by, body.reason);
          return true;
        case 'archive':
          await this.sending.move('archive', await this.sending.noteExpiry(row));
          await this.record.append('archived', row, by);
          await this.sending.publish(AgreementArchived, row, by);
          return true;
        case 'discard':
          await this.sending.move('discard', row);
          await this.sending.publish(AgreementWritten, row, by);
          return false;
      }
    });
  }

  /**
   * Puts a signed agreement in force, or out of it. The agreement that it replaces is archived.
   * @throws 404 unless it is an agreement of the roomie and the caller; 409 for a lease, or when the room has another
   * of its kind in force
   */
  async setStatus(
    actor: Actor,
    roomieId: string,
    { signedAgreementId: id, isActive }: ParsedInput<typeof setAgreementStatus>['body'],
    origin: RequestOrigin,
  ): Promise<void> {
    await this.access.requireOwnRoomie(actor, roomieId);
    await this.database.transaction(async () => {
      await this.stays.lock(roomieId);
      const { row } = requireOwn(actor, await this.agreements.lock(id));
      if (row.roomie_id !== roomieId) throw notFound();
      if (row.type === 'lease') {
        throw new DomainError('conflict', {
          detail: 'A lease is put in force by countersigning it, and ends by notice and release.',
          current: { state: row.state },
        });
      }
      const by = { actor, origin };
      if (isActive) await this.supersede(row, by);
      await this.agreements.oneUnderWay(() => this.sending.move(isActive ? 'activate' : 'deactivate', row));
      await this.record.append(isActive ? 'activated' : 'deactivated', row, by);
      await this.sending.publish(AgreementStatusSet, row, by);
    });
  }

  /** Ends the agreement that this one replaces; joins the caller's transaction. */
  async supersede({ supersedes_id: id }: AgreementWithText, by: Stepper | null): Promise<void> {
    const before = id === null ? undefined : await this.agreements.lock(id);
    if (before?.state !== 'active' && !(before?.state === 'pre_released' && before.notice_by === 'move')) return;
    await this.sending.move('supersede', before);
    await this.record.append('superseded', before, by);
    await this.sending.publish(AgreementArchived, before, by);
  }

  /** A prospect's lease is sent and withdrawn with the offer. */
  private requireNoOffer({ prospect_id, roomie_id }: AgreementWithText): void {
    if (prospect_id === null || roomie_id !== null) return;
    throw new DomainError('conflict', {
      detail: 'This lease belongs to an offer. Send or withdraw the offer instead.',
    });
  }
}
