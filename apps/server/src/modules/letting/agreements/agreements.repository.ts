import { Injectable } from '@nestjs/common';

import { Database } from '../../../platform/database/database.ts';
import { newestFirst, type PageQuery, type Slice } from '../../../platform/database/lists.ts';
import type { AgreementEntity } from './agreement.entity.ts';

export interface OwnAgreementRow extends Pick<
  AgreementEntity,
  'id' | 'title' | 'type' | 'state' | 'room_id' | 'sent_at' | 'signed_at'
> {
  room_name: string;
}

@Injectable()
export class AgreementsRepository {
  constructor(private readonly database: Database) {}

  /** What a homeowner sent to a roomie, newest first; drafts are the homeowner's alone. */
  addressedTo(roomieId: string, homeownerId: string, query: PageQuery): Promise<Slice<OwnAgreementRow>> {
    return this.database.page<OwnAgreementRow>(
      {
        select: 'a.id, a.title, a.type, a.state, a.room_id, a.sent_at, a.signed_at, r.name AS room_name',
        from: 'agreements a JOIN rooms r ON r.id = a.room_id',
        where: { 'a.roomie_id = ?': roomieId, 'a.homeowner_id = ?': homeownerId, 'a.sent_at IS NOT NULL': true },
        order: newestFirst('a.id'),
      },
      query,
    );
  }
}
