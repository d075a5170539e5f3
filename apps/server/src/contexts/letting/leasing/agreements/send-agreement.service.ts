import { agreementStateAt, canFollow, type AgreementAction } from '@common-roof/domain';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import type { DomainEvent } from '#kernel/events/define-event.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { States, type Step } from '#kernel/state-machines/states.ts';
import { isStillExample } from '#contexts/letting/leasing/templates/starters/index.ts';
import { missingIn } from '#contexts/letting/leasing/templates/text-of.ts';
import { AgreementDeadlines, expiryOf } from './agreement-deadlines.ts';
import { accountOf, AgreementRecord, BY_ITSELF, type Stepper } from './agreement-record.ts';
import { AgreementTexts } from './agreement-texts.ts';
import {
  AgreementDeclined,
  AgreementExpired,
  AgreementReminded,
  AgreementSent,
  AgreementWithdrawn,
} from './agreements.events.ts';
import type { AgreementWithText } from './agreement-row.sql.ts';
import { AGREEMENTS, AgreementsRepository } from './agreements.repository.ts';
import { requirePrintable } from './printable.ts';
import { sha256 } from './signed-hashes.ts';
import { pastIn } from './lease-past.ts';
import { requirePeriodNamed } from './rent-period.ts';

/** Sends an agreement to its signer and takes it back. Each method joins the caller's transaction. */
@Injectable()
export class SendAgreementService {
  constructor(
    private readonly database: Database,
    private readonly agreements: AgreementsRepository,
    private readonly texts: AgreementTexts,
    private readonly deadlines: AgreementDeadlines,
    private readonly record: AgreementRecord,
    private readonly states: States,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Fills in the current values of its people and places, then sends it.
   * @param expiresAt when signing closes; the usual time when omitted
   * @throws 409 when sending cannot follow; 422 naming placeholders without a value
   */
  async sendLocked(before: AgreementWithText, by: Stepper, expiresAt?: Date): Promise<void> {
    requireFollows('send', before);
    await this.sendFilled(await this.refilled(before, by), by, expiresAt);
  }

  /** Sends a text that has just been filled in. @throws as {@link sendLocked} */
  async sendFilled(row: AgreementWithText, by: Stepper, expiresAt?: Date): Promise<void> {
    await this.requireComplete(row);
    const now = this.clock.now();
    const until = expiresAt ?? expiryOf(now);
    await this.agreements.oneUnderWay(() =>
      this.move('send', row, { set: { sent_at: now, expires_at: until, decline_reason: '' } }),
    );
    await this.record.append('sent', row, by, { until: until.toISOString() });
    await this.deadlines.sent(row.id, now, until);
    await this.publish(AgreementSent, row, by);
  }

  /**
   * @throws 422 naming placeholders without a value or characters that no PDF can show; when the text is still an example,
   * or may call a weekly rent monthly
   */
  async requireComplete(row: AgreementWithText): Promise<void> {
    requirePeriodNamed(row);
    if (isStillExample(row.text)) {
      throw new DomainError('rule_violated', {
        detail: 'The text still says that it is an example. Delete its first line before you send it.',
      });
    }
    const missing = missingIn(row.text);
    if (missing.length === 0)
      return requirePrintable([row.title, row.party_name, row.homeowner_name, row.text].join('\n'));
    throw new DomainError('rule_violated', {
      detail: filled('Missing for {name}: {missing}. Add it, or remove the placeholder from the text.', {
        name: row.party_name,
        missing: missing.map((name) => `{{${name}}}`).join(', '),
      }),
      current: { missing },
    });
  }

  /** Extends the signing deadline of a sent agreement. */
  async prolong(row: AgreementWithText, expiresAt: Date, by: Stepper): Promise<void> {
    const now = this.clock.now();
    await this.states.advance(AGREEMENTS, 'write', row.id, { set: { sent_at: now, expires_at: expiresAt } });
    await this.record.append('sent', row, by, { until: expiresAt.toISOString() });
    await this.deadlines.sent(row.id, now, expiresAt);
  }

  /** @throws 409 */
  async withdrawLocked(row: AgreementWithText, by: Stepper | null): Promise<void> {
    await this.move('withdraw', row);
    await this.deadlines.settled(row.id);
    await this.record.append('withdrawn', row, by);
    await this.publish(AgreementWithdrawn, row, by);
  }

  /** @throws 409 */
  async declineLocked(row: AgreementWithText, by: Stepper, reason: string): Promise<void> {
    requireFollows('decline', this.asOfNow(row));
    await this.move('decline', row, { set: { decline_reason: reason } });
    await this.deadlines.settled(row.id);
    await this.record.append('declined', row, by, { reason_sha256: sha256(reason) });
    await this.publish(AgreementDeclined, row, by);
  }

  /** Expires an agreement that was not signed in time; any other outcome stays. */
  async expire(id: string, sentAt: Date): Promise<void> {
    await this.database.transaction(async () => {
      const row = await this.agreements.lock(id);
      if (row?.state === 'sent' && row.sent_at?.getTime() === sentAt.getTime()) await this.expireLocked(row);
    });
  }

  /** Records an expiry that nobody has recorded yet; joins the caller's transaction. */
  async noteExpiry(row: AgreementWithText): Promise<AgreementWithText> {
    if (row.state === this.asOfNow(row).state) return row;
    await this.expireLocked(row);
    return this.locked(row.id);
  }

  /** Reminds the signer while the agreement can still be signed. */
  async remind(id: string, sentAt: Date): Promise<void> {
    await this.database.transaction(async () => {
      const row = await this.agreements.lock(id);
      if (!row || this.asOfNow(row).state !== 'sent' || row.sent_at?.getTime() !== sentAt.getTime()) return;
      await this.record.append('reminded', row, BY_ITSELF);
      await this.publish(AgreementReminded, row, BY_ITSELF);
    });
  }

  /** Fills in the text from its source again: a telephone number may have been added, or a new month may have begun. */
  async refilled(row: AgreementWithText, by: Stepper): Promise<AgreementWithText> {
    const text = await this.texts.fill(row.source, row);
    const past = pastIn(row, row.time_zone, this.clock.now());
    const isSame = text === row.text && past.charged_from === row.charged_from;
    return isSame ? row : this.texts.addNext({ ...row, ...past, text }, by);
  }

  /** @throws 404; 409 with the current state */
  async move(action: AgreementAction, row: AgreementWithText, step?: Step): Promise<void> {
    requireFollows(action, row);
    await this.states.advance(AGREEMENTS, action, row.id, step);
  }

  /** Applies an expiry that may not be recorded yet. */
  asOfNow(row: AgreementWithText): AgreementWithText {
    return { ...row, state: agreementStateAt(row.state, row.expires_at, this.clock.now()) };
  }

  async publish(
    event: DomainEvent<typeof AgreementSent.payload>,
    row: Pick<AgreementWithText, 'id' | 'homeowner_id' | 'house_id'>,
    by: Stepper | null,
  ): Promise<void> {
    await this.outbox.append(event, {
      agreement_id: row.id,
      homeowner_id: row.homeowner_id,
      house_id: row.house_id,
      actor_id: accountOf(by),
    });
  }

  /** Locks the agreement until the end of the transaction. @throws 404 */
  async locked(id: string): Promise<AgreementWithText> {
    const row = await this.agreements.lock(id);
    if (!row) throw notFound();
    return row;
  }

  private async expireLocked(row: AgreementWithText): Promise<void> {
    await this.move('expire', row);
    await this.deadlines.settled(row.id);
    await this.record.append('expired', row, BY_ITSELF);
    await this.publish(AgreementExpired, row, BY_ITSELF);
  }
}

/** @throws 409 with the current state */
export function requireFollows(action: AgreementAction, { state, type }: AgreementWithText): void {
  if (canFollow(action, state, type)) return;
  throw new DomainError('conflict', { detail: AGREEMENTS.refusal(state, action), current: { state } });
}
