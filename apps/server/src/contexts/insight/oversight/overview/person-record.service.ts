import type { PersonRecord } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { toTimestamp } from '#kernel/database/naming.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { PersonRecordRepository } from './person-record.repository.ts';

/** Shows admins who a person is and which houses they live in, own or clean. The controller checks the role. */
@Injectable()
export class PersonRecordService {
  constructor(
    private readonly people: PersonRecordRepository,
    private readonly audit: Audit,
  ) {}

  /** Records the read in the audit log, because the record includes contact data. @throws 404 */
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
