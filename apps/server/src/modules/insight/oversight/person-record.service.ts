import type { PersonRecord } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Audit } from '../../../platform/audit/audit.ts';
import { toTimestamp } from '../../../platform/database/naming.ts';
import type { Actor, RequestOrigin } from '../../../platform/http/actor.ts';
import { notFound } from '../../../platform/http/domain-error.ts';
import { PersonRecordRepository } from './person-record.repository.ts';

/** Who somebody is, and where they live, own or clean, for admins, whose role the controller demands. */
@Injectable()
export class PersonRecordService {
  constructor(
    private readonly people: PersonRecordRepository,
    private readonly audit: Audit,
  ) {}

  /** Contact data is in it, so that reading it is on the audit log. @throws 404 */
  async read(actor: Actor, id: string, origin: RequestOrigin): Promise<PersonRecord> {
    const [person, houses] = await Promise.all([this.people.find(id), this.people.listHouses(id)]);
    if (!person) throw notFound();
    await this.audit.append({ event: 'sensitive_read', actor, targetId: id, details: { what: 'person' }, origin });
    const { id: _id, created_at: createdAt, ...known } = person;
    return {
      _id,
      ...known,
      created_at: toTimestamp(createdAt),
      houses: houses.map(({ house_id: houseId, house: name, ...rest }) => ({ house: { _id: houseId, name }, ...rest })),
    };
  }
}
