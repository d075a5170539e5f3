import type { Appeal, listAppeals, Page, ParsedInput } from '@common-roof/contracts';
import type { Reader } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { toPage } from '#kernel/http/page.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { ReadFeedService } from '#contexts/living/chores/feed/read-feed.service.ts';
import { toAppeal } from './appeals.mapper.ts';
import { type AppealRow, AppealsRepository } from './appeals.repository.ts';

@Injectable()
export class ReadAppealsService {
  constructor(
    private readonly access: Access,
    private readonly appeals: AppealsRepository,
    private readonly feed: ReadFeedService,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 for a house that isn't the caller's */
  async list(
    actor: Actor,
    { house_id: houseId, state, decider, ...query }: ParsedInput<typeof listAppeals>['query'],
    reader: Reader,
  ): Promise<Page<Appeal>> {
    if (houseId !== undefined) await this.access.requireHouse(actor, houseId);
    const filter = { houseId, state, forAdmins: decider === 'admin' };
    const slice = await this.appeals.list(actor, filter, { ...query, sort: state });
    const shown = await this.shownTo(actor, slice.rows, reader);
    return toPage(slice, shown);
  }

  countForAdmins(): Promise<number> {
    return this.appeals.countForAdmins();
  }

  /** @throws 404 unless the appeal is the caller's or about a house of theirs, or the caller is an admin */
  async get(actor: Actor, id: string, reader: Reader): Promise<Appeal> {
    const row = await this.appeals.shown(actor, id);
    if (!row) throw notFound();
    return (await this.shownTo(actor, [row], reader))(row);
  }

  private async shownTo(actor: Actor, rows: readonly AppealRow[], reader: Reader): Promise<(row: AppealRow) => Appeal> {
    const items = await this.feed.findByIds(
      rows.flatMap(({ feed_id: id }) => id ?? []),
      reader,
    );
    const now = this.clock.now();
    return (row) => toAppeal(row, { actor, reader, now, item: items.get(row.feed_id ?? '') ?? null });
  }
}
