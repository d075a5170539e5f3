import { privateReads } from '@common-roof/mail-templates';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Config } from '#kernel/config/config.ts';
import type { EventMeta } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { type AccountEmail, type ComposedEmail, MailComposers } from '#kernel/mail/composers.ts';
import { MailOutbox } from '#kernel/mail/mail-outbox.ts';
import { defineRecurring } from '#kernel/scheduled-events/recurring.ts';
import { AccountsReadModel } from '#contexts/identity/accounts/index.ts';
import { AuditLogRepository, CONVERSATIONS_OF_HOUSE } from './audit-log.repository.ts';

const THIRTY_DAYS_SECONDS = 30 * 86_400;
const ThirtyDaysPassed = defineRecurring('audit.thirty-days-passed', THIRTY_DAYS_SECONDS);
/** The number of lines in the e-mail; the audit log has the others. */
const LINES = 50;
const TEMPLATE = 'private-reads';

/**
 * Tells all admins every thirty days which of them opened private conversations, and why, so that they watch each
 * other.
 */
@Injectable()
export class PrivateReads implements OnModuleInit {
  constructor(
    private readonly log: AuditLogRepository,
    private readonly accounts: AccountsReadModel,
    private readonly mail: MailOutbox,
    private readonly composers: MailComposers,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.composers.registerForAccount(TEMPLATE, (email) => this.compose(email));
  }

  @EventHandler(ThirtyDaysPassed, { id: 'mail-private-reads', queue: 'mail', effect: 'transaction' })
  async mailAdmins({ eventId }: EventMeta): Promise<void> {
    const until = this.clock.now();
    // An hour of overlap, for reads in progress.
    const since = new Date(until.getTime() - (THIRTY_DAYS_SECONDS + 3_600) * 1_000);
    for (const { id: accountId, email: to } of await this.accounts.findAll(await this.accounts.admins())) {
      await this.mail.queue({
        dedupeKey: `${TEMPLATE}:${eventId}:${accountId}`,
        accountId,
        to,
        template: TEMPLATE,
        data: { since: since.toISOString(), until: until.toISOString() },
      });
    }
  }

  /** Nothing is sent when nobody read anything. */
  private async compose({ accountId, data, reader }: AccountEmail): Promise<ComposedEmail | null> {
    const account = await this.accounts.find(accountId);
    if (account?.account_type !== 'admin') return null;
    const rows = await this.log.privateReads(String(data['since']), String(data['until']), LINES);
    const [first] = rows;
    if (!first) return null;
    const reads = rows.map(({ at, who, what, reason }) => ({
      at: at.toISOString(),
      who: who ?? '–',
      reason: reason ?? '–',
      what: what === CONVERSATIONS_OF_HOUSE ? ('house' as const) : ('conversation' as const),
    }));
    const url = `${this.config.env.PUBLIC_URL}/admin/audit`;
    const { first_name: firstName, time_zone: zone } = account;
    return privateReads({ firstName, zone, url, reads, count: first.n }, reader);
  }
}
