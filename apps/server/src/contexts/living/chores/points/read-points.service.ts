import type { listPoints, Page, ParsedInput, PointEntry } from '@common-roof/contracts';
import { appealableUntil, strikeExpiresAt } from '@common-roof/domain';
import { choreName, type Reader } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { toTimestamp } from '#kernel/database/naming.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { toPage } from '#kernel/http/page.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { type PointEntryRow, PointsRepository } from './points.repository.ts';

@Injectable()
export class ReadPointsService {
  constructor(
    private readonly access: Access,
    private readonly points: PointsRepository,
  ) {}

  /** @throws 404 unless the roomie is the caller, or lives or lived in one of the caller's houses */
  async list(
    actor: Actor,
    roomieId: string,
    { month, ...query }: ParsedInput<typeof listPoints>['query'],
    reader: Reader,
  ): Promise<Page<PointEntry>> {
    const relation = await this.access.requireRoomie(actor, roomieId);
    if (relation === 'housemate' || relation === 'keeper') throw notFound();
    const slice = await this.points.list(actor, roomieId, month, { ...query, sort: month });
    return toPage(slice, (row) => toPointEntry(row, reader));
  }
}

const toPointEntry = (row: PointEntryRow, reader: Reader): PointEntry => ({
  _id: row.id,
  house: { _id: row.house_id, name: row.house },
  cause: row.cause,
  month: row.period,
  at: toTimestamp(row.at),
  points: row.points,
  strikes: row.strikes,
  expires_at: row.strikes > 0 ? toTimestamp(strikeExpiresAt(row)) : null,
  reverses: row.reverses,
  reversed: row.reversed,
  appeal: row.appeal_id === null || row.appeal_state === null ? null : { _id: row.appeal_id, state: row.appeal_state },
  appealable_until:
    row.strikes > 0 && !row.reversed && row.appeal_id === null ? toTimestamp(appealableUntil(row.at)) : null,
  chore:
    row.chore_id === null || row.icon === null
      ? null
      : { _id: row.chore_id, name: choreName(row, reader), icon: row.icon },
  assignment_id: row.assignment_id,
  feed_id: row.feed_id,
  due_on: row.due_on,
  given_by: row.giver_id === null ? null : { _id: row.giver_id, first_name: row.giver ?? '' },
  reasons: row.reasons,
});
