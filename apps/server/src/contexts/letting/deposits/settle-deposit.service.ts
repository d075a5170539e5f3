import type { ParsedInput, settleDamageDeposit } from '@common-roof/contracts';
import { dayIn, settlingOf, toWireMoney } from '@common-roof/domain';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { canonicalJson } from '#kernel/evidence/canonical-json.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { minorOf } from '#kernel/http/amounts.ts';
import { DomainError, unacceptable } from '#kernel/errors/domain-error.ts';
import { requireAllowed } from '#kernel/state-machines/states.ts';
import { sha256, ReleaseService } from '#contexts/letting/leasing/index.ts';
import { ChangeDeposit } from './change-deposit.ts';
import { DepositArrears } from './deposit-arrears.ts';
import { DepositDeadlines } from './deposit-deadlines.ts';
import { DepositRecord } from './deposit-record.ts';
import { DepositDisputesOver, DepositSettled, DisputeAnswered } from './deposits.events.ts';
import { DEPOSITS, type DepositRow } from './deposits.repository.ts';
import { ReadDepositsService } from './read-deposits.service.ts';

type Settling = ParsedInput<typeof settleDamageDeposit>['body'];

const LATER = { queue: 'recalculation', effect: 'transaction' } as const;

/** Records what was returned of a deposit, and ends the lease with it. */
@Injectable()
export class SettleDepositService {
  constructor(
    private readonly reader: ReadDepositsService,
    private readonly database: Database,
    private readonly changing: ChangeDeposit,
    private readonly deadlines: DepositDeadlines,
    private readonly arrears: DepositArrears,
    private readonly record: DepositRecord,
    private readonly releases: ReleaseService,
    private readonly clock: Clock,
  ) {}

  /**
   * @param agreementId the lease; the newest deposit when omitted
   * @throws 404 unless the caller let to the roomie; 409 when nothing is held; 422 when returned amount and deductions
   * do not add up to the held amount, or for an invalid day
   */
  async settle(
    actor: Actor,
    { roomieId, agreementId }: { roomieId: string; agreementId: string | undefined },
    body: Settling,
    origin: RequestOrigin,
  ): Promise<void> {
    const found = await this.reader.newest(actor, roomieId, agreementId);
    if (!found) throw new DomainError('conflict', { detail: 'No deposit of this roomie is held.' });
    await this.database.transaction(async () => {
      const row = await this.changing.locked(found.id);
      requireAllowed(DEPOSITS, 'returnAll', row.state);
      const returned = await this.addingUp(row, body);
      const now = this.clock.now();
      const owed = await this.arrears.owed(row);
      await this.changing.advance(settlingOf(Number(row.held_minor), returned), row, {
        returned_minor: returned,
        returned_on: this.dayOf(row, body),
        how: body.returned_damaged_form_description,
        comments: body.comments,
        settled_at: now,
        owed_minor: owed,
        edition: 1,
      });
      await this.deadlines.settled(row, now);
      const by = { actor, origin };
      const { returned_damaged_deposit_date: on, returned_damaged_form_description: how, comments } = body;
      const words_sha256 = sha256(canonicalJson({ how, comments }));
      await this.record.append('settled', row.id, by, { returned, owed, on, words_sha256 });
      await this.changing.publish(DepositSettled, row, by);
    });
  }

  @EventHandler([DepositSettled, DisputeAnswered, DepositDisputesOver], {
    id: 'archive-settled-lease',
    formerIds: ['archive-answered-lease', 'archive-undisputed-lease'],
    ...LATER,
  })
  async archiveWhenDone({ deposit_id: id }: Pick<EventOf<typeof DepositSettled>, 'deposit_id'>): Promise<void> {
    const leaseId = await this.reader.leaseOfDone(id);
    if (leaseId !== undefined) await this.releases.archive(leaseId);
  }

  /** @throws 422 naming what has to be returned */
  private async addingUp(row: DepositRow, { returned: wire }: Settling): Promise<number> {
    const returned = minorOf(wire, row.currency, 'returned');
    const left = Number(row.held_minor) - (await this.changing.deducted(row.id));
    if (returned === left) return returned;
    throw unacceptable(
      'returned',
      filled('With the deductions, {amount} {currency} is left to return. Return that, or change the deductions.', {
        amount: toWireMoney(left, row.currency),
        currency: row.currency,
      }),
    );
  }

  /** @throws 422 for a future day, or one before the last day of the tenancy */
  private dayOf({ time_zone, left_on }: DepositRow, { returned_damaged_deposit_date: day }: Settling): string {
    if (day > dayIn(time_zone, this.clock.now()))
      throw unacceptable('returned_damaged_deposit_date', 'This can’t be in the future.');
    if (day < left_on)
      throw unacceptable('returned_damaged_deposit_date', 'This can’t be before the last day of the stay.');
    return day;
  }
}
