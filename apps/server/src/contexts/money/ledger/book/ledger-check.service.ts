import { ledgerFoundWrong } from '@common-roof/mail-templates';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { type ComposedEmail, type EmailToCompose, MailComposers } from '#kernel/mail/composers.ts';
import { defineRecurring } from '#kernel/scheduled-events/recurring.ts';
import { LedgerFoundWrong } from './ledger.events.ts';
import { LedgerChecksRepository } from './ledger-checks.repository.ts';

const DAY_SECONDS = 86_400;
/** How long checks without faults are kept: 90 days, in milliseconds. */
const KEPT_MS = 90 * DAY_SECONDS * 1_000;
const NightPassed = defineRecurring('ledger.night-passed', DAY_SECONDS);

/**
 * Checks the whole ledger once a day. Constraints keep it consistent; the check finds what bypassed them, such as a
 * restored backup or a manual change, and tells the operator.
 */
@Injectable()
export class LedgerCheckService implements OnModuleInit {
  private readonly logger = new Logger('ledger');

  constructor(
    private readonly database: Database,
    private readonly checks: LedgerChecksRepository,
    private readonly composers: MailComposers,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.composers.register('ledger-found-wrong', (email) => this.compose(email));
  }

  @EventHandler(NightPassed, { id: 'check-ledger', queue: 'recalculation', effect: 'transaction' })
  async check(): Promise<void> {
    await this.database.transaction(async () => {
      const found = await this.checks.faults();
      const faults = found.map(({ n: _all, ...fault }) => fault);
      const wrong = found[0]?.n ?? 0;
      const now = this.clock.now();
      const id = await this.checks.insert({ checked_at: now, wrong, faults });
      await this.checks.forgetBefore(new Date(now.getTime() - KEPT_MS));
      if (wrong === 0) return;
      this.logger.error(`The ledger does not balance in ${String(wrong)} places: ${JSON.stringify(faults)}`);
      await this.outbox.append(LedgerFoundWrong, { check_id: id });
    });
  }

  private async compose({ data, reader }: EmailToCompose): Promise<ComposedEmail | null> {
    const check = await this.checks.find(String(data['check_id']));
    return check ? ledgerFoundWrong({ wrong: check.wrong, faults: check.faults }, reader) : null;
  }
}
