import type { HouseSpeaker, ParsedInput, setHouseRights } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Database } from '#kernel/database/database.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { HouseRightsRepository } from './house-rights.repository.ts';
import { ReadSpeakerService } from './read-speaker.service.ts';
import { HouseRightsChanged } from './speaker.events.ts';
import { SpeakerTerms } from './speaker-terms.ts';
import { SpeakerTermsRepository } from './speaker-terms.repository.ts';

/** Lets the homeowner say what roomies run, and the speaker step down. */
@Injectable()
export class HouseRightsService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly houses: HousesReadModel,
    private readonly rights: HouseRightsRepository,
    private readonly terms: SpeakerTerms,
    private readonly termRows: SpeakerTermsRepository,
    private readonly reader: ReadSpeakerService,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  /** What is left out stays as it is. @throws 404 unless the caller owns the house; 409 when it is archived */
  async change(
    actor: Actor,
    houseId: string,
    body: ParsedInput<typeof setHouseRights>['body'],
    origin: RequestOrigin,
  ): Promise<HouseSpeaker> {
    const relation = await this.access.requireHouseForChange(actor, houseId);
    if (relation !== 'owner' && relation !== 'admin') throw notFound();
    await this.database.transaction(async () => {
      if (!(await this.houses.lock(houseId))) throw notFound();
      const { hasChanged, changesRights } = await this.rights.change(houseId, body);
      if (!hasChanged) return;
      const event = { house_id: houseId, actor_id: actor.accountId, is_announced: changesRights };
      await this.outbox.append(HouseRightsChanged, event);
      await this.audit.recordAdmin(actor, 'house.rights', houseId, origin);
    });
    return this.reader.get(actor, houseId);
  }

  /** Stepping down twice changes nothing. @throws 404 unless the caller lives in the house; 409 when it is archived */
  async stepDown(actor: Actor, houseId: string): Promise<HouseSpeaker> {
    if ((await this.access.requireHouseForChange(actor, houseId)) !== 'member') throw notFound();
    await this.database.transaction(async () => {
      const term = await this.termRows.lockRunning(houseId);
      if (term?.person_id === actor.accountId) await this.terms.end(term, 'stepped_down', actor.accountId);
    });
    return this.reader.get(actor, houseId);
  }
}
