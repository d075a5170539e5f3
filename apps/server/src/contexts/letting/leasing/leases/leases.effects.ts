import { type AlertPhrase, alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import {
  activity,
  when,
  type Push,
  type RaisedAlert,
  type EffectsProvider,
  DeclaresEffects,
  push,
} from '#kernel/events/effects.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import type { AgreementRow } from '#contexts/letting/leasing/agreements/agreement-row.sql.ts';
import { AgreementsRepository } from '#contexts/letting/leasing/agreements/agreements.repository.ts';
import { LeaseRequestsRepository } from './lease-requests.repository.ts';
import {
  LeaseCancelled,
  LeaseMoved,
  LeaseReleased,
  LeaseRequestClosed,
  LeaseRequested,
  MoveAgreed,
  NoticeGiven,
  NoticeMoved,
  NoticeTakenBack,
  ReleaseRolledBack,
  TermEnds,
  TermRunsOn,
} from './leases.events.ts';

interface OfLease {
  readonly agreement_id: string;
  readonly house_id: string;
}

interface OfRequest {
  readonly agreement_id: string;
  readonly actor_id: string | null;
  readonly request_id: string;
}

/** Effects of lease events for both parties. */
@DeclaresEffects()
@Injectable()
export class LeasesEffects implements EffectsProvider {
  constructor(
    private readonly agreements: AgreementsRepository,
    private readonly requests: LeaseRequestsRepository,
    private readonly houses: HousesReadModel,
  ) {}

  readonly effects = [
    when(NoticeGiven, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'notice_given', { house }),
      alerts: ({ agreement_id, actor_id }) => this.noticeGiven(agreement_id, actor_id),
    }),
    when(NoticeTakenBack, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'notice_taken_back', { house }),
      alerts: ({ agreement_id, actor_id }) => this.noticeTakenBack(agreement_id, actor_id),
    }),
    when(NoticeMoved, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'notice_moved', { house }),
      alerts: (event) => this.requestAnswered(event, 'accepted'),
    }),
    when(MoveAgreed, { live: (event) => this.changed(event) }),
    when(LeaseMoved, {
      live: (event) => this.changed(event),
      activity: ({ house_id: house, homeowner_id }) => activity(homeowner_id, 'roomie_moved', { house }),
      alerts: ({ roomie_id, agreement_id }) => this.moved(roomie_id, agreement_id),
    }),
    when(LeaseCancelled, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'lease_cancelled', { house }),
      alerts: ({ agreement_id, actor_id }) => this.cancelled(agreement_id, actor_id),
    }),
    when(LeaseRequested, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'lease_requested', { house }),
      alerts: (event) => this.requested(event),
    }),
    when(LeaseRequestClosed, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'lease_request_closed', { house }),
      alerts: (event) => this.requestAnswered(event, 'declined'),
    }),
    when(LeaseReleased, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'lease_released', { house }),
      alerts: ({ agreement_id }) => this.tellTenant(agreement_id, 'lease_released'),
    }),
    when(ReleaseRolledBack, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'release_rolled_back', { house }),
      alerts: ({ agreement_id }) => this.tellTenant(agreement_id, 'release_rolled_back'),
    }),
    when(TermEnds, {
      live: (event) => this.changed(event),
      activity: ({ house_id: house }) => activity(null, 'term_ends', { house }),
      alerts: ({ agreement_id }) => this.termOver(agreement_id, 'term_ends'),
    }),
    when(TermRunsOn, {
      live: (event) => this.changed(event),
      activity: ({ house_id: house }) => activity(null, 'term_runs_on', { house }),
      alerts: ({ agreement_id }) => this.termOver(agreement_id, 'term_runs_on'),
    }),
  ];

  /** Refreshes the lease for its two parties, and the state of the room for everyone in the house. */
  private async changed({ agreement_id, house_id }: OfLease): Promise<readonly Push[]> {
    const house = push(await this.houses.listAudience(house_id), 'house:changed', { house_id });
    const row = await this.agreements.find(agreement_id);
    if (!row) return [house];
    return [house, push([row.homeowner_id, ...tenantOf(row)], 'agreement:changed', { agreement_id })];
  }

  /** Alerts the party that did not give notice. */
  private async noticeGiven(id: string, actorId: string | null): Promise<RaisedAlert | null> {
    const row = await this.agreements.find(id);
    if (row?.state !== 'pre_released' || row.release_date === null || row.roomie_id === null) return null;
    const { release_date: day, notice_reason: reason } = row;
    return toOther(row, actorId, (about) => alertSaying('notice_given', { ...about, day, reason }));
  }

  private async noticeTakenBack(id: string, actorId: string | null): Promise<RaisedAlert | null> {
    const row = await this.agreements.find(id);
    return row ? toOther(row, actorId, (about) => alertSaying('notice_taken_back', about)) : null;
  }

  private async cancelled(id: string, actorId: string | null): Promise<RaisedAlert | null> {
    const row = await this.agreements.find(id);
    return row ? toOther(row, actorId, (about) => alertSaying('lease_cancelled', about)) : null;
  }

  private async moved(to: string, id: string): Promise<RaisedAlert | null> {
    const row = await this.agreements.find(id);
    if (!row) return null;
    const says = alertSaying('roomie_moved', { house: row.house_name, room: row.room_name });
    return { to, kind: 'stay_changed', about: null, says, link: '/user' };
  }

  /** Alerts the party that has to answer. */
  private async requested({ agreement_id, actor_id, request_id }: OfRequest): Promise<RaisedAlert | null> {
    const [row, request] = await Promise.all([this.agreements.find(agreement_id), this.requests.find(request_id)]);
    if (!row || request?.state !== 'open') return null;
    const { kind, last_day: day, reason } = request;
    return toOther(row, actor_id, (about) => {
      if (kind === 'cancel_lease') return alertSaying('cancellation_requested', { ...about, reason });
      return day === null
        ? alertSaying('withdrawal_requested', { ...about, reason })
        : alertSaying('earlier_end_requested', { ...about, day, reason });
    });
  }

  /** Alerts the party that asked; nobody when it withdrew the request itself. */
  private async requestAnswered(
    { agreement_id, actor_id, request_id }: OfRequest,
    state: 'accepted' | 'declined',
  ): Promise<RaisedAlert | null> {
    const [row, request] = await Promise.all([this.agreements.find(agreement_id), this.requests.find(request_id)]);
    if (!row || request?.state !== state) return null;
    const { last_day: day } = request;
    return toOther(row, actor_id, (about) =>
      state === 'declined' || day === null
        ? alertSaying('lease_request_declined', about)
        : alertSaying('earlier_end_agreed', { ...about, day }),
    );
  }

  private async tellTenant(id: string, says: 'lease_released' | 'release_rolled_back'): Promise<RaisedAlert | null> {
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

  /** Alerts both parties, because neither of them acted. */
  private async termOver(id: string, says: 'term_ends' | 'term_runs_on'): Promise<readonly RaisedAlert[]> {
    const row = await this.agreements.find(id);
    if (typeof row?.roomie_id !== 'string' || row.ends_on === null) return [];
    const { title, ends_on: day, party_name, homeowner_name, homeowner_id, roomie_id } = row;
    const about = { kind: 'lease_ends', about: id } as const;
    return [
      {
        ...about,
        to: homeowner_id,
        link: says === 'term_ends' ? '/releasing' : `/agreements?agreement=${id}`,
        says: alertSaying(says, { name: party_name, title, day }),
      },
      {
        ...about,
        to: roomie_id,
        link: `/lease?agreement=${id}`,
        says: alertSaying(says, { name: homeowner_name, title, day }),
      },
    ];
  }
}

/** The alert for the party that did not act. */
function toOther(
  row: AgreementRow,
  actorId: string | null,
  says: (about: { name: string; title: string }) => AlertPhrase,
): RaisedAlert | null {
  if (row.roomie_id === null) return null;
  const isTenant = actorId === row.roomie_id;
  return {
    to: isTenant ? row.homeowner_id : row.roomie_id,
    kind: 'lease_ends',
    about: row.id,
    says: says({ name: isTenant ? row.party_name : row.homeowner_name, title: row.title }),
    link: isTenant ? '/releasing' : `/lease?agreement=${row.id}`,
  };
}

const tenantOf = ({ roomie_id: id }: AgreementRow): readonly string[] => (id === null ? [] : [id]);
