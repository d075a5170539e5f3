import type { askForGuarantee, Guarantee, ParsedInput } from '@common-roof/contracts';
import { dayIn, limitOfMonths } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { minorOf } from '#kernel/http/amounts.ts';
import { RateLimits } from '#kernel/rate-limits/rate-limits.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { requirePrintable } from '#contexts/letting/leasing/index.ts';
import { GuaranteeAccess } from './guarantee-access.ts';
import { GuaranteeRecord } from './guarantee-record.ts';
import { guaranteeHash, guaranteeText } from './guarantee-text.ts';
import { aboutGuarantee, GuaranteeRequested } from './guarantees.events.ts';
import { askObstacle, monthlyRentOf } from './guarantees.mapper.ts';
import { type GuaranteedLease, GuaranteesRepository } from './guarantees.repository.ts';
import { ReadGuaranteesService } from './read-guarantees.service.ts';

type Asking = ParsedInput<typeof askForGuarantee>['body'];

/** Lets a homeowner ask for a guarantee. The roomie is asked first: the guarantor hears of nothing yet. */
@Injectable()
export class AskGuaranteeService {
  constructor(
    private readonly access: Access,
    private readonly whose: GuaranteeAccess,
    private readonly database: Database,
    private readonly guarantees: GuaranteesRepository,
    private readonly reading: ReadGuaranteesService,
    private readonly record: GuaranteeRecord,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws 404 unless the lease is of a house of the caller's; 409 when the house is archived, the lease is over or has
   * no roomie yet, or has an open guarantee; 422 for a limit of nothing, a day that has passed, the own address or that
   * of the roomie, or a name that can't be printed; 429
   */
  async ask(actor: Actor, agreementId: string, body: Asking, origin: RequestOrigin): Promise<Guarantee> {
    const lease = await this.whose.requireLease(actor, agreementId);
    await this.access.requireHouseForChange(actor, lease.house_id);
    await this.requireAskable(lease);
    this.requireOther(lease, body.email);
    this.requireAhead(lease, body.until_on);
    const limit = limitOf(lease, body);
    const { name, email, covers, until_on, overdue_days } = body;
    const { language, house_id } = lease;
    const terms = {
      name,
      limit_minor: String(limit.minor),
      limit_months: limit.months,
      covers,
      until_on,
      overdue_days,
    };
    const text = guaranteeText({ ...terms, language }, lease);
    await requirePrintable(text, 'name');
    await this.limits.takeMailToStranger(actor.accountId, email);
    const id = await this.database.transaction(async () => {
      const row = { agreement_id: agreementId, house_id, email, language, text, ...terms, asked_at: this.clock.now() };
      const guaranteeId = await this.guarantees.insert(row);
      await this.record.append(
        guaranteeId,
        {
          step: 'asked',
          agreement_id: agreementId,
          limit: limit.minor,
          limit_months: limit.months,
          covers,
          until_on,
          overdue_days,
          text_sha256: guaranteeHash(row),
        },
        { actor, origin },
      );
      const about = aboutGuarantee({ id: guaranteeId, house_id });
      await this.outbox.append(GuaranteeRequested, { ...about, actor_id: actor.accountId });
      await this.audit.recordAdmin(actor, 'guarantee.ask', guaranteeId, origin);
      return guaranteeId;
    });
    return this.reading.get(actor, id);
  }

  private async requireAskable(lease: GuaranteedLease): Promise<void> {
    const obstacle = askObstacle(lease, await this.guarantees.countForLease(lease.agreement_id));
    if (obstacle === null) return;
    throw new DomainError('conflict', {
      detail: OBSTACLES[obstacle],
    });
  }

  private requireOther({ homeowner_email, roomie_email }: GuaranteedLease, email: string): void {
    const address = email.toLowerCase();
    if (address === homeowner_email.toLowerCase()) {
      throw unacceptable('email', 'This is your own address. Enter the guarantor’s.');
    }
    if (address === roomie_email?.toLowerCase()) {
      throw unacceptable('email', 'This is the roomie’s address. Enter the guarantor’s.');
    }
  }

  private requireAhead({ starts_on: startsOn, time_zone: zone }: GuaranteedLease, untilOn: string | null): void {
    if (startsOn === null) throw notFound();
    const today = dayIn(zone, this.clock.now());
    if (untilOn !== null && (untilOn < today || untilOn < startsOn)) {
      throw unacceptable('until_on', 'This can’t be in the past.');
    }
  }
}

const OBSTACLES = {
  lease: 'You can ask for a guarantee once the lease is sent to a roomie with an account, and until it ends.',
  open: 'There is already a guarantee for this lease.',
  many: 'There are too many guarantees for this lease.',
} as const;

/** Returns the limit in minor units, and in how many months of rent it was stated. @throws 422 */
function limitOf(lease: GuaranteedLease, { limit }: Asking): { minor: number; months: number | null } {
  const months = 'months' in limit ? limit.months : null;
  const minor =
    'months' in limit
      ? limitOfMonths(limit.months, monthlyRentOf(lease) ?? 0)
      : minorOf(limit.amount, lease.currency, 'limit.amount');
  if (minor === 0) throw unacceptable(months === null ? 'limit.amount' : 'limit.months', 'Enter more than 0.');
  return { minor, months };
}
