import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import {
  type PersonalDataProvider,
  personalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';
import { statementFile } from './statement-file.ts';

/** What was held, deducted and said is the record of both parties. */
@DeclaresPersonalData()
@Injectable()
export class DepositsPersonalData implements PersonalDataProvider {
  constructor(private readonly database: Database) {}

  readonly personalData = [
    personalData('deposits', {
      export: {
        deposits: ({ id, newest }) =>
          this.database.query(
            `SELECT a.title AS lease, d.state, d.held_minor, d.deducted_minor, d.returned_minor, d.owed_minor,
                    to_char(d.return_by, 'YYYY-MM-DD') AS return_by, to_char(d.returned_on, 'YYYY-MM-DD') AS returned_on,
                    d.how, d.comments, d.settled_at
               FROM deposits d JOIN agreements a ON a.id = d.agreement_id
              WHERE $1 IN (d.roomie_id, d.homeowner_id) ORDER BY d.id DESC LIMIT $2`,
            [id, newest],
          ),
      },
      retained: { comments: 'What was settled between two people is the record of both.' },
    }),
    personalData('deposit_deductions', {
      export: {
        deductions: ({ id, newest }) =>
          this.database.query(
            `SELECT a.title AS lease, x.reason, x.ground, x.set_off, x.amount_minor, x.created_at, x.withdrawn_at, x.dispute, x.disputed_at,
                    x.answer, x.answered_at
               FROM deposit_deductions x JOIN deposits d ON d.id = x.deposit_id JOIN agreements a ON a.id = d.agreement_id
              WHERE $1 IN (d.roomie_id, d.homeowner_id) ORDER BY x.id DESC LIMIT $2`,
            [id, newest],
          ),
      },
      retained: { reason: 'What was deducted, and what was said about it, is the record of both.' },
    }),
    personalData('deposit_statements', {
      files: {
        deposits: async ({ id, newest }) => {
          const rows = await this.database.query<{ id: string; title: string; sha256: string; made_at: Date }>(
            `SELECT d.id, a.title, s.sha256, s.made_at
               FROM deposits d JOIN agreements a ON a.id = d.agreement_id
               JOIN deposit_statements s ON s.deposit_id = d.id AND s.edition = d.edition
              WHERE $1 IN (d.roomie_id, d.homeowner_id) ORDER BY d.id DESC LIMIT $2`,
            [id, newest],
          );
          return rows.map(({ id: depositId, title, sha256, made_at }) => ({
            name: `deposit-${depositId}.pdf`,
            key: statementFile(sha256),
            about: title,
            made_at,
          }));
        },
      },
      retained: { sha256: 'The sealed copy of what was settled.' },
    }),
  ];
}
