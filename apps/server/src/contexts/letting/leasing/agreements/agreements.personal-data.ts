import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import {
  type PersonalDataProvider,
  personalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';
import { agreementFile } from './agreement-file.ts';

/** What two people agreed is the record of both and stays as they signed it. */
@DeclaresPersonalData()
@Injectable()
export class AgreementsPersonalData implements PersonalDataProvider {
  constructor(private readonly database: Database) {}

  readonly personalData = [
    personalData('agreements', {
      export: {
        agreements: ({ id, newest }) =>
          this.database.query(
            `SELECT a.title, a.type, a.state, h.name AS house, r.name AS room,
                    to_char(a.starts_on, 'YYYY-MM-DD') AS starts_on, to_char(a.ends_on, 'YYYY-MM-DD') AS ends_on,
                    a.rent_minor, a.rent_period, a.deposit_minor, to_char(a.charged_from, 'YYYY-MM-DD') AS charged_from, a.opening_minor, x.text, a.sent_at, a.signed_at, a.countersigned_at, a.decline_reason
               FROM agreements a JOIN houses h ON h.id = a.house_id JOIN rooms r ON r.id = a.room_id
               JOIN agreement_texts x ON x.agreement_id = a.id AND x.number = a.text_version
              WHERE a.homeowner_id = $1 OR (a.roomie_id = $1 AND a.sent_at IS NOT NULL) ORDER BY a.id DESC LIMIT $2`,
            [id, newest],
          ),
      },
      // A prospect's unsigned agreements are deleted with the offer.
      retained: { title: 'What was agreed between two people is the record of both.' },
    }),
    personalData('agreement_texts', { retained: { text: 'It belongs to its agreement, and is exported with it.' } }),
    personalData('agreement_signatures', {
      export: {
        signatures: ({ id, newest }) =>
          this.database.query(
            `SELECT a.title, s.name, s.data, s.seen_sha256, s.consent_version, s.consent_language, s.ip, s.user_agent,
                    s.signed_at
               FROM agreement_signatures s JOIN agreements a ON a.id = s.agreement_id
              WHERE s.account_id = $1 ORDER BY s.signed_at DESC LIMIT $2`,
            [id, newest],
          ),
      },
      retained: { name: 'A signature that could be taken away would prove nothing.' },
    }),
    personalData('agreement_documents', {
      files: {
        // The newest document of each agreement: it shows every signature.
        agreements: async ({ id, newest }) => {
          const rows = await this.database.query<{ id: string; title: string; sha256: string; made_at: Date }>(
            `SELECT DISTINCT ON (a.id) a.id, a.title, d.sha256, d.made_at
               FROM agreement_documents d JOIN agreements a ON a.id = d.agreement_id
              WHERE a.homeowner_id = $1 OR (a.roomie_id = $1 AND a.sent_at IS NOT NULL)
              ORDER BY a.id DESC, d.signatures DESC LIMIT $2`,
            [id, newest],
          );
          return rows.map(({ id: agreementId, title, sha256, made_at }) => ({
            name: `agreement-${agreementId}.pdf`,
            key: agreementFile(sha256),
            about: title,
            made_at,
          }));
        },
      },
      retained: { sha256: 'The sealed copy of what both sides signed.' },
    }),
  ];
}
