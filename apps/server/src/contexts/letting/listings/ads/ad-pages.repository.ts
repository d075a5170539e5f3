import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { AdEntity } from './ad.entity.ts';
import { FROM, VISIBLE } from './ads.repository.ts';

export type AdAddressRow = Pick<AdEntity, 'id' | 'title' | 'opened_at'>;

/** Addresses of ads for search engines. */
@Injectable()
export class AdPagesRepository {
  constructor(private readonly database: Database) {}

  /** Lists public ads, newest first. */
  listAddresses(most: number): Promise<AdAddressRow[]> {
    return this.database.query<AdAddressRow>(
      `SELECT a.id, a.title, a.opened_at FROM ${FROM} WHERE ${VISIBLE} ORDER BY a.opened_at DESC, a.id DESC LIMIT $1`,
      [most],
    );
  }
}
