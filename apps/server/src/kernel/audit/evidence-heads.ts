import { evidenceHeads } from '@common-roof/mail-templates';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Audit } from './audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Config } from '#kernel/config/config.ts';
import type { EventMeta } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { type ComposedEmail, type EmailToCompose, MailComposers } from '#kernel/mail/composers.ts';
import { MailOutbox } from '#kernel/mail/mail-outbox.ts';
import { defineRecurring } from '#kernel/scheduled-events/recurring.ts';
import { Evidence } from '#kernel/evidence/evidence.ts';

const DAY_SECONDS = 86_400;
const DayPassed = defineRecurring('evidence.day-passed', DAY_SECONDS);

/**
 * E-mails the operator once a day where the streams end, and seals heads from before heads were sealed. Stored
 * elsewhere, the e-mails reveal whether a person with access to the database has cut off a stream.
 */
@Injectable()
export class EvidenceHeads implements OnModuleInit {
  constructor(
    private readonly evidence: Evidence,
    private readonly audit: Audit,
    private readonly mail: MailOutbox,
    private readonly composers: MailComposers,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.composers.register('evidence-heads', (email) => this.compose(email));
  }

  @EventHandler(DayPassed, { id: 'mail-evidence-heads', queue: 'mail', effect: 'transaction' })
  async mailHeads({ eventId }: EventMeta): Promise<void> {
    const sealed = await this.evidence.sealHeads();
    // This happens once after an upgrade. At any other time it means that seals were removed.
    if (sealed > 0) await this.audit.append({ event: 'sensitive_update', details: { what: 'evidence_heads', sealed } });
    await this.mail.queue({
      dedupeKey: `evidence-heads:${eventId}`,
      accountId: null,
      to: this.config.env.OPERATOR_EMAIL,
      template: 'evidence-heads',
      // Includes an hour of overlap, for transactions that were still running.
      data: { since: new Date(this.clock.now().getTime() - (DAY_SECONDS + 3_600) * 1_000).toISOString() },
    });
  }

  /** Returns nothing for a day without new lines. */
  private async compose({ data, reader }: EmailToCompose): Promise<ComposedEmail | null> {
    const heads = await this.evidence.headsSince(new Date(String(data['since'])));
    if (heads.length === 0) return null;
    const content = `${JSON.stringify(heads, null, 2)}\n`;
    return {
      ...evidenceHeads({ count: heads.length }, reader),
      attachments: [{ filename: 'heads.json', contentType: 'application/json; charset=utf-8', content }],
    };
  }
}
