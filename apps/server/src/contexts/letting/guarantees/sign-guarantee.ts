import type { ParsedInput, signLinkedGuarantee } from '@common-roof/contracts';
import { CONSENT_VERSION, consentPoints, readerOf } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { canonicalJson } from '#kernel/evidence/canonical-json.ts';
import type { RequestOrigin } from '#kernel/http/actor.ts';
import { States } from '#kernel/state-machines/states.ts';
import { requirePrintable, sha256 } from '#contexts/letting/leasing/index.ts';
import { GuaranteeDeadlines } from './guarantee-deadlines.ts';
import { GuaranteeRecord } from './guarantee-record.ts';
import { guaranteeHash, guaranteeSignatureHash } from './guarantee-text.ts';
import { aboutGuarantee, GuaranteeSigned } from './guarantees.events.ts';
import { GUARANTEES, type GuaranteeRow, GuaranteesRepository } from './guarantees.repository.ts';

type Signing = ParsedInput<typeof signLinkedGuarantee>['body'];

/** The signature of a guarantor. The text that they saw has to equal the stored one. */
@Injectable()
export class SignGuarantee {
  constructor(
    private readonly guarantees: GuaranteesRepository,
    private readonly deadlines: GuaranteeDeadlines,
    private readonly record: GuaranteeRecord,
    private readonly states: States,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Asked before a code is used up. @throws 409 for another text or consent; 422 for a name that can't be printed */
  async requireSignable(row: GuaranteeRow, { signature, text_sha256, consent_version }: Signing): Promise<void> {
    await requirePrintable(signature, 'signature');
    if (text_sha256 !== guaranteeHash(row)) {
      throw new DomainError('stale_version', {
        detail: 'The agreement changed while you read it. Please read it again.',
      });
    }
    if (consent_version !== CONSENT_VERSION) {
      throw new DomainError('stale_version', {
        detail: 'The wording of what you agree to has changed. Please read it again.',
      });
    }
  }

  /** Signs a locked guarantee. Joins the caller's transaction. @throws 409 when it is over */
  async sign(row: GuaranteeRow, { signature }: Signing, origin: RequestOrigin): Promise<void> {
    const now = this.clock.now();
    // The language in which the guarantor read what they consented to.
    const language = readerOf(origin.locale).locale;
    const hash = guaranteeHash(row);
    await this.states.advance(GUARANTEES, 'sign', row.id, {
      set: {
        signed_at: now,
        signed_sha256: hash,
        signature,
        consent_version: CONSENT_VERSION,
        consent_language: language,
      },
    });
    await this.guarantees.setLocale(row.id, origin.locale);
    await this.deadlines.signed(row.id, row.time_zone);
    await this.record.append(
      row.id,
      {
        step: 'signed',
        text_sha256: hash,
        signature_sha256: guaranteeSignatureHash(signature, row.email),
        consent: {
          version: CONSENT_VERSION,
          language,
          sha256: sha256(canonicalJson([...consentPoints(CONSENT_VERSION, language)])),
        },
      },
      { actor: null, origin },
    );
    await this.outbox.append(GuaranteeSigned, aboutGuarantee(row));
  }
}
