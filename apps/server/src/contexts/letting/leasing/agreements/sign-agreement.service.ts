import type { countersignAgreement, ParsedInput } from '@common-roof/contracts';
import { CONSENT_VERSION, consentPoints, readerOf } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { canonicalJson } from '#kernel/evidence/canonical-json.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { AgreementDeadlines } from './agreement-deadlines.ts';
import { accountOf, AgreementRecord, type Stepper } from './agreement-record.ts';
import type { AgreementSignatureEntity } from './agreement-signature.entity.ts';
import { AgreementSignaturesRepository } from './agreement-signatures.repository.ts';
import { AgreementCountersigned, AgreementSigned } from './agreements.events.ts';
import type { AgreementWithText } from './agreement-row.sql.ts';
import { AgreementsRepository } from './agreements.repository.ts';
import { requirePrintable } from './printable.ts';
import { requireFollows, SendAgreementService } from './send-agreement.service.ts';
import { readTextHash, sha256, signatureHash } from './signed-hashes.ts';

/** What a signer submits. */
export type Signing = ParsedInput<typeof countersignAgreement>['body'];

/** Signatures of both parties. The text that the signer saw has to equal the locked row's text. */
@Injectable()
export class SignAgreementService {
  constructor(
    private readonly signatures: AgreementSignaturesRepository,
    private readonly database: Database,
    private readonly agreements: AgreementsRepository,
    private readonly sending: SendAgreementService,
    private readonly deadlines: AgreementDeadlines,
    private readonly record: AgreementRecord,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 unless it was sent to the caller; 409 once the text has changed, or it is signed or over */
  async signAsRoomie(actor: Actor, id: string, signing: Signing, origin: RequestOrigin): Promise<void> {
    const found = await this.agreements.find(id);
    if (found?.roomie_id !== actor.accountId || found.sent_at === null) throw notFound();
    await this.database.transaction(async () => {
      await this.signLocked(await this.sending.locked(id), signing, { actor, origin });
    });
  }

  /**
   * Signs for the roomie or prospect; joins the caller's transaction.
   * @throws 409 once the text has changed, or it is signed or over
   */
  async signLocked(before: AgreementWithText, signing: Signing, by: Stepper): Promise<void> {
    const row = this.sending.asOfNow(before);
    requireFollows('sign', row);
    const seen = await this.requireReadText(row, signing);
    const now = this.clock.now();
    await this.sending.move('sign', row, { set: { signed_at: now, signed_sha256: seen } });
    await this.deadlines.settled(row.id);
    await this.keep(row, 'tenant', signing, by, now);
    await this.sending.publish(AgreementSigned, row, by);
  }

  /** Signs a lease for its homeowner; joins the caller's transaction. @throws 409 when countersigning cannot follow */
  async countersignLocked(row: AgreementWithText, signing: Signing, by: Stepper): Promise<void> {
    requireFollows('countersign', row);
    await this.requireReadText(row, signing);
    const now = this.clock.now();
    await this.agreements.oneUnderWay(() => this.sending.move('countersign', row, { set: { countersigned_at: now } }));
    await this.keep(row, 'homeowner', signing, by, now);
    await this.sending.publish(AgreementCountersigned, row, by);
  }

  listSignatures(agreementId: string): Promise<AgreementSignatureEntity[]> {
    return this.signatures.listForAgreement(agreementId);
  }

  private async requireReadText(row: AgreementWithText, signing: Signing): Promise<string> {
    const { text_sha256: seen, consent_version: consent } = signing;
    if ('signature' in signing) await requirePrintable(signing.signature, 'signature');
    const current = readTextHash(row, row.text);
    if (seen !== current) {
      throw new DomainError('stale_version', {
        detail: 'The agreement changed while you read it. Please read it again.',
        current: { text_sha256: current },
      });
    }
    if (consent !== undefined && consent !== CONSENT_VERSION) {
      throw new DomainError('stale_version', {
        detail: 'The wording of what you agree to has changed. Please read it again.',
      });
    }
    return current;
  }

  private async keep(
    row: AgreementWithText,
    side: AgreementSignatureEntity['by'],
    signing: Signing,
    by: Stepper,
    now: Date,
  ): Promise<void> {
    const { ip, userAgent } = by.origin;
    // The language in which the signer read it.
    const language = readerOf(by.origin.locale).locale;
    const drawn = 'data' in signing ? signing.data : null;
    const known = side === 'homeowner' ? row.homeowner_name : row.party_name;
    const name = 'signature' in signing ? signing.signature : known;
    const proof = 'actor' in by ? ('account' as const) : ('code' as const);
    const address = side === 'homeowner' ? row.homeowner_email : row.party_email;
    await this.signatures.insert({
      proof,
      address,
      agreement_id: row.id,
      by: side,
      account_id: accountOf(by),
      name,
      seen_sha256: signing.text_sha256,
      consent_version: CONSENT_VERSION,
      consent_language: language,
      ip,
      user_agent: userAgent,
      signed_at: now,
      data: drawn,
    });
    await this.record.append(side === 'tenant' ? 'signed' : 'countersigned', row, by, {
      signature_sha256: signatureHash({ name, data: drawn, proof, address }),
      consent: {
        version: CONSENT_VERSION,
        language,
        sha256: sha256(canonicalJson([...consentPoints(CONSENT_VERSION, language)])),
      },
    });
  }
}
