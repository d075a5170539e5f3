import type { LinkedGuarantee } from '@common-roof/contracts';
import { LIMITS } from '@common-roof/contracts';
import { paymentReference } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Capabilities } from '#kernel/capabilities/capabilities.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { toTimestamp } from '#kernel/database/naming.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import type { RequestOrigin } from '#kernel/http/actor.ts';
import { GuaranteedDues } from './guaranteed-dues.ts';
import { GUARANTEE_LINK } from './guarantee-link.ts';
import { type GuaranteeRow, GuaranteesRepository } from './guarantees.repository.ts';
import { toLinked, toSigned, toUnsigned } from './linked-guarantee.mapper.ts';
import { accountsOf, ReadOverdue } from './read-overdue.ts';

/** Reads what the link of a guarantor shows: what the roomie lets them see, and after its end only that it ended. */
@Injectable()
export class ReadLinkedGuarantee {
  constructor(
    private readonly capabilities: Capabilities,
    private readonly guarantees: GuaranteesRepository,
    private readonly overdue: ReadOverdue,
    private readonly dues: GuaranteedDues,
    private readonly clock: Clock,
  ) {}

  /** Returns the guarantee of a link. @throws 410 for a link that has expired, was replaced or withdrawn; 429 */
  async open(token: string, origin: RequestOrigin): Promise<GuaranteeRow> {
    const { subjectId } = await this.capabilities.open(GUARANTEE_LINK, token, origin);
    const row = await this.guarantees.find(subjectId);
    if (row && this.isOpen(row)) return row;
    throw new DomainError('link_spent', { detail: 'This guarantee is no longer asked for.' });
  }

  /** @param row as {@link open} returned it */
  async view(row: GuaranteeRow, { locale }: RequestOrigin): Promise<LinkedGuarantee> {
    if (row.state === 'sent' && row.link_expires_at !== null) {
      return toUnsigned(row, await this.overdue.list(row), row.link_expires_at, locale);
    }
    if (row.state === 'signed' && row.signed_at !== null) return this.viewSigned(row, row.signed_at, locale);
    if (row.ended !== null && row.ended_at !== null) {
      const { ended, has_document } = row;
      return { state: 'ended', ...toLinked(row), ended_at: toTimestamp(row.ended_at), ended, has_document };
    }
    return { state: 'declined', ...toLinked(row) };
  }

  private async viewSigned(
    row: GuaranteeRow,
    signedAt: Date,
    locale: RequestOrigin['locale'],
  ): Promise<LinkedGuarantee> {
    const { ledger } = this.dues;
    const { house_id: houseId, house, roomie_id: roomieId, starts_on: from } = row;
    const covered = await this.overdue.list(row);
    const account = await ledger.findAccount(houseId);
    const of = row.shows_payments ? accountsOf(row) : null;
    const entries = of && from !== null ? await ledger.listEntries(of, from, LIMITS.guaranteePayments) : null;
    const payTo = account && roomieId !== null ? { ...account, reference: paymentReference(house, roomieId) } : null;
    return toSigned(row, signedAt, { covered, entries, pay_to: payTo }, locale);
  }

  /** A link can be late for its expiry, which a worker writes. */
  private isOpen({ state, name, declined_by, link_expires_at: expiresAt }: GuaranteeRow): boolean {
    if (name === '') return false;
    if (state === 'sent') return expiresAt !== null && expiresAt > this.clock.now();
    return state === 'signed' || state === 'ended' || (state === 'declined' && declined_by === 'guarantor');
  }
}
