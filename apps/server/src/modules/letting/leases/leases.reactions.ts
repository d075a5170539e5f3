import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import {
  did,
  on,
  type Push,
  type RaisedAlert,
  type Reacting,
  Reactions,
  tell,
} from '../../../platform/events/reactions.ts';
import { HousesRepository } from '../../home/houses/index.ts';
import { type AgreementRow, AgreementsRepository } from '../agreements/index.ts';
import { LeaseEndsSoon, LeaseReleased, NoticeGiven, NoticeTakenBack, ReleaseRolledBack } from './leases.events.ts';

interface OfLease {
  readonly agreement_id: string;
  readonly house_id: string;
}

/** What both sides hear of the end of a lease. */
@Reactions()
@Injectable()
export class LeasesReactions implements Reacting {
  constructor(
    private readonly agreements: AgreementsRepository,
    private readonly houses: HousesRepository,
  ) {}

  readonly reactions = [
    on(NoticeGiven, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house }) => did(actor_id, 'notice_given', { house }),
      alerts: ({ agreement_id, actor_id }) => this.noticeGiven(agreement_id, actor_id),
    }),
    on(NoticeTakenBack, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house }) => did(actor_id, 'notice_taken_back', { house }),
      alerts: ({ agreement_id }) => this.tellTenant(agreement_id, 'notice_taken_back'),
    }),
    on(LeaseReleased, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house }) => did(actor_id, 'lease_released', { house }),
      alerts: ({ agreement_id }) => this.tellTenant(agreement_id, 'lease_released'),
    }),
    on(ReleaseRolledBack, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house }) => did(actor_id, 'release_rolled_back', { house }),
      alerts: ({ agreement_id }) => this.tellTenant(agreement_id, 'release_rolled_back'),
    }),
    on(LeaseEndsSoon, { alerts: ({ agreement_id }) => this.endsSoon(agreement_id) }),
  ];

  /** The lease for its two sides, and the state of the room for everybody in the house. */
  private async changed({ agreement_id, house_id }: OfLease): Promise<readonly Push[]> {
    const house = tell(await this.houses.audienceOf(house_id), 'house:changed', { house_id });
    const row = await this.agreements.find(agreement_id);
    if (!row) return [house];
    return [house, tell([row.homeowner_id, ...tenantOf(row)], 'agreement:changed', { agreement_id })];
  }

  /** Whoever did not give it. */
  private async noticeGiven(id: string, actorId: string | null): Promise<RaisedAlert | null> {
    const row = await this.agreements.find(id);
    if (row?.state !== 'pre_released' || row.release_date === null || row.roomie_id === null) return null;
    const byTenant = actorId === row.roomie_id;
    return {
      to: byTenant ? row.homeowner_id : row.roomie_id,
      kind: 'lease_ends',
      about: id,
      says: alertSaying('notice_given', {
        name: byTenant ? row.party_name : row.homeowner_name,
        title: row.title,
        day: row.release_date,
        reason: row.notice_reason,
      }),
      link: byTenant ? '/releasing' : `/lease?agreement=${id}`,
    };
  }

  private async tellTenant(
    id: string,
    says: 'notice_taken_back' | 'lease_released' | 'release_rolled_back',
  ): Promise<RaisedAlert | null> {
    const row = await this.agreements.find(id);
    if (typeof row?.roomie_id !== 'string') return null;
    return {
      to: row.roomie_id,
      kind: 'lease_ends',
      about: id,
      says: alertSaying(says, { title: row.title, name: row.homeowner_name }),
      link: `/lease?agreement=${id}`,
    };
  }

  private async endsSoon(id: string): Promise<RaisedAlert | null> {
    const row = await this.agreements.find(id);
    if (row?.state !== 'active' || row.ends_on === null) return null;
    return {
      to: row.homeowner_id,
      kind: 'lease_ends',
      about: id,
      says: alertSaying('lease_ends_soon', {
        name: row.party_name,
        title: row.title,
        day: row.ends_on,
      }),
      link: `/agreements?agreement=${id}`,
    };
  }
}

const tenantOf = ({ roomie_id: id }: AgreementRow): readonly string[] => (id === null ? [] : [id]);
