import type { AgreementTemplate, AgreementTemplateDetail, AgreementTemplateVersion } from '@common-roof/contracts';

import { toTimestamp } from '#kernel/database/naming.ts';
import type { AgreementTemplateEntity } from './agreement-template.entity.ts';
import type { TemplateDetailRow, TemplateTextRow } from './templates.repository.ts';

export const toTemplate = (row: AgreementTemplateEntity): AgreementTemplate => ({
  _id: row.id,
  title: row.title,
  type: row.type,
  language: row.language,
  isActive: row.is_active,
  text_version: row.text_version,
  version: row.version,
  updated_at: toTimestamp(row.updated_at),
});

export const toTemplateDetail = (row: TemplateDetailRow): AgreementTemplateDetail => ({
  ...toTemplate(row),
  homeowner_id: row.homeowner_id,
  agreement: row.text,
});

export const toTemplateVersion = (row: TemplateTextRow): AgreementTemplateVersion => ({
  number: row.number,
  agreement: row.text,
  author: row.author,
  created_at: toTimestamp(row.created_at),
});
