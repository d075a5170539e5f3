import type { Agreement, AgreementDetail, AgreementVersion, Signature } from '@common-roof/contracts';
import { agreementStateAt, toWireMoney } from '@common-roof/domain';
import { CONSENT_VERSION, consentPoints, type Reader } from '@common-roof/words';

import { toTimestamp, toTimestampOrNull } from '#kernel/database/naming.ts';
import { missingIn } from '#contexts/letting/leasing/templates/text-of.ts';
import type { AgreementSignatureEntity } from './agreement-signature.entity.ts';
import type { AgreementRow, AgreementWithText } from './agreement-row.sql.ts';
import type { AgreementTextRow } from './agreement-texts.repository.ts';
import { readTextHash, termsOf } from './signed-hashes.ts';

export const toAgreement = (row: AgreementRow, now: Date): Agreement => ({
  _id: row.id,
  title: row.title,
  type: row.type,
  language: row.language,
  state: agreementStateAt(row.state, row.expires_at, now),
  house: { _id: row.house_id, name: row.house_name },
  room: { _id: row.room_id, name: row.room_name },
  homeowner: { _id: row.homeowner_id, name: row.homeowner_name },
  party: {
    kind: row.roomie_id === null ? 'prospect' : 'roomie',
    // Exactly one of the two is set.
    _id: row.roomie_id ?? row.prospect_id ?? '',
    name: row.party_name,
  },
  currency: row.currency,
  terms: termsOf(row),
  text_version: row.text_version,
  version: row.version,
  sent_at: toTimestampOrNull(row.sent_at),
  expires_at: toTimestampOrNull(row.expires_at),
  signed_at: toTimestampOrNull(row.signed_at),
  countersigned_at: toTimestampOrNull(row.countersigned_at),
  release_date: row.release_date,
  created_at: toTimestamp(row.created_at),
});

export interface Around {
  readonly signatures: readonly AgreementSignatureEntity[];
  readonly steps: AgreementDetail['steps'];
  readonly hasDocument: boolean;
  /** Minor units. */
  readonly rentAnnounced: string | null;
  /** Placeholders are visible to the homeowner only. */
  readonly withSource: boolean;
  readonly reader: Reader;
  readonly now: Date;
}

export const toAgreementDetail = (row: AgreementWithText, around: Around): AgreementDetail => ({
  ...toAgreement(row, around.now),
  agreement: row.text,
  source: around.withSource ? row.source : null,
  missing: row.signed_at === null ? [...missingIn(row.text)] : [],
  text_sha256: row.signed_sha256 ?? readTextHash(row, row.text),
  consent: { version: CONSENT_VERSION, points: [...consentPoints(CONSENT_VERSION, around.reader.locale)] },
  signatures: around.signatures.map(toSignature),
  steps: around.steps,
  decline_reason: row.decline_reason,
  has_document: around.hasDocument,
  rent_announced: around.rentAnnounced === null ? null : toWireMoney(Number(around.rentAnnounced), row.currency),
  supersedes: row.supersedes_id,
});

const toSignature = ({ by, name, data, signed_at }: AgreementSignatureEntity): Signature => ({
  by,
  name,
  data,
  signed_at: toTimestamp(signed_at),
});

export const toAgreementVersion = ({ number, text, author, created_at }: AgreementTextRow): AgreementVersion => ({
  number,
  agreement: text,
  author,
  created_at: toTimestamp(created_at),
});
