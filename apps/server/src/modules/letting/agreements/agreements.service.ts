import type { OwnAgreement, Page } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import type { PageQuery } from '../../../platform/database/lists.ts';
import { toTimestamp } from '../../../platform/database/naming.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { toPage } from '../../../platform/http/page.ts';
import { Access } from '../../identity/access/index.ts';
import { AgreementsRepository, type OwnAgreementRow } from './agreements.repository.ts';

@Injectable()
export class AgreementsService {
  constructor(
    private readonly access: Access,
    private readonly agreements: AgreementsRepository,
  ) {}

  /** @throws 404 unless the actor lives in a house of that homeowner */
  async addressedTo(actor: Actor, homeownerId: string, query: PageQuery): Promise<Page<OwnAgreement>> {
    await this.access.relationToHomeowner(actor, homeownerId);
    return toPage(await this.agreements.addressedTo(actor.accountId, homeownerId, query), toOwnAgreement);
  }
}

const toOwnAgreement = (row: OwnAgreementRow): OwnAgreement => ({
  _id: row.id,
  title: row.title,
  type: row.type,
  state: row.state,
  room: { _id: row.room_id, name: row.room_name },
  sent_at: row.sent_at && toTimestamp(row.sent_at),
  signed_at: row.signed_at && toTimestamp(row.signed_at),
});
