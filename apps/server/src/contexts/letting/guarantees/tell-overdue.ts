import { dayIn, duesToTell } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { EndGuarantee } from './end-guarantee.ts';
import { GuaranteeDeadlines } from './guarantee-deadlines.ts';
import { GuaranteedDues } from './guaranteed-dues.ts';
import { aboutGuarantee, GuaranteeOverdue } from './guarantees.events.ts';
import { type GuaranteeRow, GuaranteesRepository } from './guarantees.repository.ts';
import { ReadOverdue } from './read-overdue.ts';

/** Looks at a signed guarantee once a day: tells everyone of a covered due that has been overdue for long, once. */
@Injectable()
export class TellOverdue {
  constructor(
    private readonly database: Database,
    private readonly guarantees: GuaranteesRepository,
    private readonly overdue: ReadOverdue,
    private readonly dues: GuaranteedDues,
    private readonly ends: EndGuarantee,
    private readonly deadlines: GuaranteeDeadlines,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** May run late, and twice. */
  check(id: string): Promise<void> {
    return this.database.transaction(async () => {
      const row = await this.guarantees.lock(id);
      if (row?.state !== 'signed') return;
      if (await this.ends.endIfOver(row)) return;
      await this.tell(row);
      await this.deadlines.check(id, row.time_zone, dayIn(row.time_zone, this.clock.now()));
    });
  }

  private async tell(row: GuaranteeRow): Promise<void> {
    const told = duesToTell(await this.overdue.list(row), row.overdue_days);
    if (told.length === 0 || row.roomie_id === null) return;
    // Nobody is told of a debt that a payment would settle, until the homeowner has answered it.
    if (await this.dues.ledger.hasReportedPayment(row.house_id, row.roomie_id)) return;
    const notices = told.map(({ due, covered }) => ({ key: due.key, dueOn: due.dueOn, covered }));
    const fresh = await this.guarantees.insertNotices(row.id, notices, this.clock.now());
    for (const { due, daysOverdue: days, covered: minor } of told.filter((one) => fresh.includes(one.due.key))) {
      const about = { due: due.key, due_on: due.dueOn, days, minor };
      await this.outbox.append(GuaranteeOverdue, { ...aboutGuarantee(row), ...about });
    }
  }
}
