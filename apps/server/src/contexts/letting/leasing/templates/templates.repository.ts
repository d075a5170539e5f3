import type { AgreementType, Locale } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

import { Database } from '#kernel/database/database.ts';
import { ascending, containing, type PageQuery, type Slice } from '#kernel/database/lists.ts';
import { AgreementTemplateTextEntity } from './agreement-template-text.entity.ts';
import { AgreementTemplateEntity } from './agreement-template.entity.ts';

export interface TemplateFields {
  readonly title: string;
  readonly type: AgreementType;
  readonly language: Locale;
}

export interface TemplateQuery extends PageQuery {
  readonly search?: string | undefined;
  readonly type?: AgreementType | undefined;
  readonly isActive?: boolean | undefined;
}

export interface TemplateDetailRow extends AgreementTemplateEntity {
  text: string;
}

export interface TemplateTextRow extends Pick<AgreementTemplateTextEntity, 'number' | 'text' | 'created_at'> {
  author: string | null;
}

@Injectable()
export class TemplatesRepository {
  constructor(
    @InjectRepository(AgreementTemplateEntity) private readonly templates: Repository<AgreementTemplateEntity>,
    @InjectRepository(AgreementTemplateTextEntity) private readonly texts: Repository<AgreementTemplateTextEntity>,
    private readonly database: Database,
  ) {}

  find(id: string): Promise<AgreementTemplateEntity | null> {
    return this.templates.findOneBy({ id });
  }

  /** Finds a template with its newest text. */
  async findWhole(id: string): Promise<TemplateDetailRow | undefined> {
    const [row] = await this.database.query<TemplateDetailRow>(
      `SELECT t.*, x.text
         FROM agreement_templates t
         JOIN agreement_template_texts x ON x.template_id = t.id AND x.number = t.text_version
        WHERE t.id = $1`,
      [id],
    );
    return row;
  }

  /** Lists templates by title. */
  list(
    homeownerId: string,
    { search, type, isActive, ...page }: TemplateQuery,
  ): Promise<Slice<AgreementTemplateEntity>> {
    return this.database.page<AgreementTemplateEntity>(
      {
        select: 't.*',
        from: 'agreement_templates t',
        where: {
          't.homeowner_id = ?': homeownerId,
          't.title ILIKE ?': containing(search),
          't.type = ?': type,
          't.is_active': isActive === true,
          'NOT t.is_active': isActive === false,
        },
        order: ascending(['lower(t.title)', 'text'], ['t.id', 'uuid']),
      },
      page,
    );
  }

  /** Lists versions, newest first. */
  versions(templateId: string, query: PageQuery): Promise<Slice<TemplateTextRow>> {
    return this.database.page<TemplateTextRow>(
      {
        select: `x.number, x.text, x.created_at, a.first_name || ' ' || a.last_name AS author`,
        from: 'agreement_template_texts x LEFT JOIN accounts a ON a.id = x.author_id',
        where: { 'x.template_id = ?': templateId },
        order: { by: [['x.number', 'int']], descending: true },
      },
      query,
    );
  }

  async insert(homeownerId: string, fields: TemplateFields, now: Date): Promise<string> {
    const id = await this.database.newId();
    await this.templates.insert({ id, homeowner_id: homeownerId, ...fields, created_at: now, updated_at: now });
    return id;
  }

  /** Written versions are immutable: a change adds the next one. */
  async addText(id: string, number: number, text: string, authorId: string, now: Date): Promise<void> {
    await this.texts.insert({ template_id: id, number, text, author_id: authorId, created_at: now });
  }

  /** Changes the template if its version is still the given one. @returns whether it was */
  async change(
    id: string,
    seen: number,
    change: Partial<TemplateFields & Pick<AgreementTemplateEntity, 'is_active' | 'text_version'>>,
    now: Date,
  ): Promise<boolean> {
    const { affected } = await this.templates.update(
      { id, version: seen },
      { ...change, version: seen + 1, updated_at: now },
    );
    return affected === 1;
  }

  /** Deletes the template with its texts; agreements made from it remain. */
  async delete(id: string): Promise<void> {
    await this.templates.delete({ id });
  }

  /** Locks the row; waits for concurrent changes and uses. */
  async lock(id: string): Promise<AgreementTemplateEntity | undefined> {
    const [row] = await this.database.query<AgreementTemplateEntity>(
      'SELECT * FROM agreement_templates WHERE id = $1 FOR UPDATE',
      [id],
    );
    return row;
  }

  /** Returns whether an agreement made from the template was signed. */
  async wasSigned(id: string): Promise<boolean> {
    const [row] = await this.database.query<{ signed: boolean }>(
      'SELECT EXISTS (SELECT 1 FROM agreements WHERE template_id = $1 AND signed_at IS NOT NULL) AS signed',
      [id],
    );
    return row?.signed ?? false;
  }

  /** Sums the characters of all versions of all templates of a homeowner. */
  async sumCharacters(homeownerId: string): Promise<number> {
    const [row] = await this.database.query<{ characters: string }>(
      `SELECT coalesce(sum(length(x.text)), 0) AS characters
         FROM agreement_templates t JOIN agreement_template_texts x ON x.template_id = t.id
        WHERE t.homeowner_id = $1`,
      [homeownerId],
    );
    return Number(row?.characters ?? 0);
  }
}
