import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

import { Database } from '#kernel/database/database.ts';
import type { PageQuery, Slice } from '#kernel/database/lists.ts';
import { AgreementTextEntity } from './agreement-text.entity.ts';

export interface NewText {
  readonly source: string;
  readonly text: string;
  /** Null: a prospect who corrected their name. */
  readonly authorId: string | null;
}

export interface AgreementTextRow extends Pick<AgreementTextEntity, 'number' | 'text' | 'created_at'> {
  author: string | null;
}

@Injectable()
export class AgreementTextsRepository {
  constructor(
    @InjectRepository(AgreementTextEntity) private readonly texts: Repository<AgreementTextEntity>,
    private readonly database: Database,
  ) {}

  /** Written versions are immutable: a change adds the next one. */
  async insert(id: string, number: number, { source, text, authorId }: NewText, now: Date): Promise<void> {
    const bytes = Buffer.byteLength(source) + Buffer.byteLength(text);
    await this.texts.insert({ agreement_id: id, number, source, text, bytes, author_id: authorId, created_at: now });
  }

  /** Lists every version of an agreement's text, newest first. */
  versions(id: string, query: PageQuery): Promise<Slice<AgreementTextRow>> {
    return this.database.page<AgreementTextRow>(
      {
        select: `x.number, x.text, x.created_at, w.first_name || ' ' || w.last_name AS author`,
        from: 'agreement_texts x LEFT JOIN accounts w ON w.id = x.author_id',
        where: { 'x.agreement_id = ?': id },
        order: { by: [['x.number', 'int']], descending: true },
      },
      query,
    );
  }

  /** Sums the bytes of all versions of all agreements of a homeowner. */
  async sumBytes(homeownerId: string): Promise<number> {
    const [row] = await this.database.query<{ bytes: string }>(
      `SELECT coalesce(sum(x.bytes), 0) AS bytes
         FROM agreements a JOIN agreement_texts x ON x.agreement_id = a.id WHERE a.homeowner_id = $1`,
      [homeownerId],
    );
    return Number(row?.bytes ?? 0);
  }
}
