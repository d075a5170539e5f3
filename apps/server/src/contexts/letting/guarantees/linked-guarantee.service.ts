import type { CallResponse, LinkedGuarantee, ParsedInput, requestGuaranteeCode } from '@common-roof/contracts';
import type { signLinkedGuarantee } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { toTimestamp } from '#kernel/database/naming.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { RequestOrigin } from '#kernel/http/actor.ts';
import { RateLimits } from '#kernel/rate-limits/rate-limits.ts';
import { requireAllowed, States } from '#kernel/state-machines/states.ts';
import { hiddenAddress, sha256, SigningCodes } from '#contexts/letting/leasing/index.ts';
import { GuaranteeCodesRepository } from './guarantee-codes.repository.ts';
import { GuaranteeDeadlines } from './guarantee-deadlines.ts';
import { GuaranteeDocuments } from './guarantee-documents.ts';
import { GuaranteeRecord } from './guarantee-record.ts';
import { aboutGuarantee, GuaranteeCodeRequested, GuaranteeDeclined } from './guarantees.events.ts';
import { GUARANTEES, type GuaranteeRow, GuaranteesRepository } from './guarantees.repository.ts';
import { ReadLinkedGuarantee } from './read-linked-guarantee.ts';
import { SignGuarantee } from './sign-guarantee.ts';

type Signing = ParsedInput<typeof signLinkedGuarantee>['body'];

/** What a guarantor, who has no account, does by their link. Sending the same again has the same result as once. */
@Injectable()
export class LinkedGuaranteeService {
  constructor(
    private readonly database: Database,
    private readonly reading: ReadLinkedGuarantee,
    private readonly guarantees: GuaranteesRepository,
    private readonly signing: SignGuarantee,
    private readonly codes: SigningCodes,
    private readonly store: GuaranteeCodesRepository,
    private readonly deadlines: GuaranteeDeadlines,
    private readonly documents: GuaranteeDocuments,
    private readonly record: GuaranteeRecord,
    private readonly limits: RateLimits,
    private readonly states: States,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws 410, 429 */
  async read(token: string, origin: RequestOrigin): Promise<LinkedGuarantee> {
    return this.reading.view(await this.reading.open(token, origin), origin);
  }

  /** E-mails the code to sign with. @throws 409 once it is signed or over; 410, 429 */
  async sendCode(token: string, origin: RequestOrigin): Promise<CallResponse<typeof requestGuaranteeCode>> {
    const { id } = await this.reading.open(token, origin);
    await this.limits.consume('signingCodes', id);
    return this.database.transaction(async () => {
      const row = await this.lock(id, token, origin);
      requireAllowed(GUARANTEES, 'sign', row.state);
      await this.guarantees.setLocale(id, origin.locale);
      const code = await this.codes.issue(id, this.store);
      await this.outbox.append(GuaranteeCodeRequested, { ...aboutGuarantee(row), code_id: code.id });
      return { sent_to: hiddenAddress(row.email), expires_at: toTimestamp(code.expires_at) };
    });
  }

  /** @throws 409 once its text or the consent is another, or it is over; 422 without the code; 410, 429 */
  async sign(token: string, signing: Signing, origin: RequestOrigin): Promise<LinkedGuarantee> {
    const found = await this.reading.open(token, origin);
    if (found.state === 'sent') {
      await this.signing.requireSignable(found, signing);
      await this.codes.requireCode(found.id, signing.code, this.store);
      await this.database.transaction(async () => {
        const row = await this.lock(found.id, token, origin);
        // Of two signatures at once, the second finds it signed.
        if (row.state !== 'signed') await this.signing.sign(row, signing, origin);
      });
    } else if (found.state !== 'signed' || found.signature !== signing.signature) {
      requireAllowed(GUARANTEES, 'sign', found.state);
    }
    return this.read(token, origin);
  }

  /** @throws 409 once it is signed or over; 410, 429 */
  async decline(token: string, words: string, origin: RequestOrigin): Promise<LinkedGuarantee> {
    const { id } = await this.reading.open(token, origin);
    const reason = words.trim();
    await this.database.transaction(async () => {
      const row = await this.lock(id, token, origin);
      if (row.state === 'declined' && row.declined_by === 'guarantor') return;
      requireAllowed(GUARANTEES, 'decline', row.state);
      const set = { declined_by: 'guarantor', reason, ended_at: this.clock.now() };
      await this.states.advance(GUARANTEES, 'decline', id, { set });
      await this.deadlines.over(id);
      const line = { step: 'declined', declined_by: 'guarantor', reason_sha256: sha256(reason) } as const;
      await this.record.append(id, line, { actor: null, origin });
      await this.outbox.append(GuaranteeDeclined, { ...aboutGuarantee(row), actor_id: null, by: 'guarantor' });
    });
    return this.read(token, origin);
  }

  /** @throws 404 while it isn't signed; 409 while the PDF is made; 410, 429 */
  async document(token: string, origin: RequestOrigin): Promise<{ name: string; content: Buffer }> {
    return this.documents.read(await this.reading.open(token, origin));
  }

  /** Opens the link again once the row is locked, so that one which was just revoked changes nothing. */
  private async lock(id: string, token: string, origin: RequestOrigin): Promise<GuaranteeRow> {
    await this.guarantees.lock(id);
    return this.reading.open(token, origin);
  }
}
