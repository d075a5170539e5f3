import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import {
  type PersonalDataProvider,
  personalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';

/** Templates that homeowners wrote for signature. */
@DeclaresPersonalData()
@Injectable()
export class TemplatesPersonalData implements PersonalDataProvider {
  constructor(private readonly database: Database) {}

  readonly personalData = [
    personalData('agreement_templates', {
      export: {
        agreement_templates: ({ id, newest }) =>
          this.database.query(
            `SELECT title, type, language, is_active, text_version, created_at, updated_at
               FROM agreement_templates WHERE homeowner_id = $1 ORDER BY id DESC LIMIT $2`,
            [id, newest],
          ),
      },
      // Only the homeowner could send them; their texts are deleted by cascade.
      forget: (id) => this.database.execute('DELETE FROM agreement_templates WHERE homeowner_id = $1', [id]),
    }),
    personalData('agreement_template_texts', {
      export: {
        agreement_template_texts: ({ id, newest }) =>
          this.database.query(
            `SELECT t.title, x.number, x.text, x.created_at
               FROM agreement_template_texts x JOIN agreement_templates t ON t.id = x.template_id
              WHERE t.homeowner_id = $1 ORDER BY x.created_at DESC LIMIT $2`,
            [id, newest],
          ),
      },
      retained: { text: 'It belongs to its template, and goes with it.' },
    }),
  ];
}
