import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import {
  type PersonalDataProvider,
  personalData,
  DeclaresPersonalData,
  type OwnFile,
} from '#kernel/privacy/declare-personal-data.ts';
import { ReportedPaymentsRepository } from './reported-payments.repository.ts';
import { receiptFile } from './receipt-file.ts';

@DeclaresPersonalData()
@Injectable()
export class PaymentsPersonalData implements PersonalDataProvider {
  constructor(
    private readonly database: Database,
    private readonly reported: ReportedPaymentsRepository,
  ) {}

  readonly personalData = [
    personalData('reported_payments', {
      export: { reported_payments: ({ id, newest }) => this.reported.exportFor(id, newest) },
      retained: {
        roomie_id: 'What somebody said they paid is the record of both sides.',
        ended_by: 'Who answered stays answerable for it.',
        note: 'As roomie_id.',
        reason: 'As ended_by.',
      },
    }),
    personalData('payment_receipts', {
      files: { receipts: ({ id, newest }) => this.filesOf(id, newest) },
      retained: { sha256: 'The sealed copy of what was paid.' },
    }),
  ];

  /** Returns the receipts of payments that still count, as both parties may read them. */
  private async filesOf(id: string, newest: number): Promise<OwnFile[]> {
    const rows = await this.database.query<{ id: string; house: string; sha256: string; made_at: Date }>(
      `SELECT j.id, h.name AS house, r.sha256, r.made_at
         FROM payment_receipts r JOIN money_journals j ON j.id = r.payment_id JOIN houses h ON h.id = j.house_id
        WHERE (h.homeowner_id = $1 OR EXISTS (
                 SELECT 1 FROM money_postings p WHERE p.journal_id = j.id AND p.minor < 0 AND p.account_id = $1))
          AND NOT EXISTS (SELECT 1 FROM money_journals v WHERE v.reverses = j.id)
        ORDER BY j.id DESC LIMIT $2`,
      [id, newest],
    );
    return rows.map(({ id: paymentId, house, sha256, made_at }) => ({
      name: `receipt-${paymentId}.pdf`,
      key: receiptFile(sha256),
      about: house,
      made_at,
    }));
  }
}
