import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import {
  type ActivityLine,
  type ClosedQuestion,
  activity,
  when,
  type Push,
  type RaisedAlert,
  type EffectsProvider,
  DeclaresEffects,
  push,
} from '#kernel/events/effects.ts';
import {
  AgreementArchived,
  AgreementCountersigned,
  AgreementDeclined,
  AgreementExpired,
  AgreementReminded,
  AgreementSealed,
  AgreementSent,
  AgreementSigned,
  AgreementStatusSet,
  AgreementWithdrawn,
  AgreementWritten,
} from './agreements.events.ts';
import type { AgreementRow } from './agreement-row.sql.ts';
import { AgreementsRepository } from './agreements.repository.ts';

interface Happened {
  readonly agreement_id: string;
  readonly actor_id: string | null;
  readonly house_id: string;
}
type Alerts = readonly (RaisedAlert | ClosedQuestion)[];

/** Effects of agreement events for both parties. A prospect has no account: the offer's own e-mails inform them. */
@DeclaresEffects()
@Injectable()
export class AgreementsEffects implements EffectsProvider {
  constructor(private readonly agreements: AgreementsRepository) {}

  readonly effects = [
    when(AgreementWritten, { live: (event) => this.changed(event, event.homeowner_id) }),
    when(AgreementSent, {
      live: (event) => this.changed(event),
      activity: (event) => line(event, 'agreement_sent'),
      alerts: ({ agreement_id }) => this.ask(agreement_id, 'agreement_sent'),
    }),
    when(AgreementReminded, { alerts: ({ agreement_id }) => this.ask(agreement_id, 'agreement_waits') }),
    when(AgreementSigned, {
      live: (event) => this.changed(event),
      activity: (event) => line(event, event.actor_id === null ? 'agreement_was_signed' : 'agreement_signed'),
      alerts: ({ agreement_id }) => this.answered(agreement_id, 'agreement_signed'),
    }),
    when(AgreementDeclined, {
      live: (event) => this.changed(event),
      activity: (event) => line(event, event.actor_id === null ? 'agreement_was_declined' : 'agreement_declined'),
      alerts: ({ agreement_id }) => this.answered(agreement_id, 'agreement_declined'),
    }),
    when(AgreementExpired, {
      live: (event) => this.changed(event),
      activity: (event) => line(event, 'agreement_expired'),
      alerts: ({ agreement_id }) => this.answered(agreement_id, 'agreement_expired'),
    }),
    when(AgreementWithdrawn, {
      live: (event) => this.changed(event),
      activity: (event) => line(event, 'agreement_withdrawn'),
      alerts: ({ agreement_id }) => this.tellTenant(agreement_id, 'agreement_withdrawn'),
    }),
    when(AgreementCountersigned, {
      live: (event) => this.changed(event),
      activity: (event) => line(event, 'agreement_countersigned'),
      alerts: ({ agreement_id }) => this.tellTenant(agreement_id, 'agreement_countersigned'),
    }),
    when(AgreementStatusSet, {
      live: (event) => this.changed(event),
      activity: (event) => line(event, 'agreement_status_set'),
      alerts: ({ agreement_id }) => this.statusSet(agreement_id),
    }),
    when(AgreementArchived, {
      live: (event) => this.changed(event),
      activity: (event) => line(event, event.actor_id === null ? 'agreement_was_archived' : 'agreement_archived'),
    }),
    when(AgreementSealed, { live: (event) => this.changed(event) }),
  ];

  /** @param gone the account to inform when the agreement no longer exists */
  private async changed({ agreement_id }: { agreement_id: string }, gone?: string): Promise<Push | null> {
    const row = await this.agreements.find(agreement_id);
    if (!row) return gone === undefined ? null : push([gone], 'agreement:changed', { agreement_id });
    const tenant = row.roomie_id !== null && row.sent_at !== null ? [row.roomie_id] : [];
    return push([row.homeowner_id, ...tenant], 'agreement:changed', { agreement_id });
  }

  /** Alerts the person who is to sign. There is one alert per agreement: a reminder replaces an unread one. */
  private async ask(id: string, says: 'agreement_sent' | 'agreement_waits'): Promise<RaisedAlert | null> {
    const row = await this.agreements.find(id);
    if (row?.state !== 'sent' || row.roomie_id === null) return null;
    return {
      to: row.roomie_id,
      kind: 'agreement_to_sign',
      about: says === 'agreement_sent' ? id : null,
      says: alertSaying(says, { title: row.title, name: row.homeowner_name }),
      link: tenantsPage(row),
    };
  }

  private async answered(
    id: string,
    says: 'agreement_signed' | 'agreement_declined' | 'agreement_expired',
  ): Promise<Alerts> {
    const row = await this.agreements.find(id);
    if (!row) return [];
    const about = { title: row.title, name: row.party_name };
    const told: RaisedAlert = {
      to: row.homeowner_id,
      kind: 'agreement_answered',
      about: id,
      says:
        says === 'agreement_declined'
          ? alertSaying(says, { ...about, reason: row.decline_reason })
          : alertSaying(says, { ...about, isLease: row.type === 'lease' }),
      link: `/agreements?agreement=${id}`,
    };
    // A homeowner who sent it again or deleted it in between needs no alert.
    const isNews = says !== 'agreement_expired' || row.state === 'expired';
    return isNews ? [told, ...closed(row)] : closed(row);
  }

  private async tellTenant(id: string, says: 'agreement_withdrawn' | 'agreement_countersigned'): Promise<Alerts> {
    const row = await this.agreements.find(id);
    if (typeof row?.roomie_id !== 'string') return [];
    return [
      {
        to: row.roomie_id,
        kind: 'agreement_changed',
        about: id,
        says: alertSaying(says, { title: row.title, name: row.homeowner_name }),
        link: tenantsPage(row),
        // A prospect already has it from the invitation e-mail.
        isMailed: row.prospect_id === null,
      },
      ...closed(row),
    ];
  }

  private async statusSet(id: string): Promise<Alerts> {
    const row = await this.agreements.find(id);
    if (typeof row?.roomie_id !== 'string') return [];
    return [
      {
        to: row.roomie_id,
        kind: 'agreement_changed',
        about: id,
        says: alertSaying('agreement_status_set', { title: row.title, isActive: row.state === 'active' }),
        link: tenantsPage(row),
      },
    ];
  }
}

const line = (
  { actor_id, house_id: house }: Happened,
  kind:
    | 'agreement_sent'
    | 'agreement_signed'
    | 'agreement_was_signed'
    | 'agreement_declined'
    | 'agreement_was_declined'
    | 'agreement_expired'
    | 'agreement_withdrawn'
    | 'agreement_countersigned'
    | 'agreement_status_set'
    | 'agreement_archived'
    | 'agreement_was_archived',
): ActivityLine => activity(actor_id, kind, { house });

/** The question is closed unless the agreement was sent again in between. */
const closed = ({ id, roomie_id, state }: AgreementRow): readonly ClosedQuestion[] =>
  roomie_id === null || state === 'sent' ? [] : [{ of: [roomie_id], kind: 'agreement_to_sign', about: id }];

const tenantsPage = ({ id }: AgreementRow): string => `/lease?agreement=${id}`;
