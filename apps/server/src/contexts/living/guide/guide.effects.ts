import { daysLeftAt } from '@common-roof/domain';
import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import {
  activity,
  type ClosedQuestion,
  DeclaresEffects,
  type EffectsProvider,
  push,
  type Push,
  type RaisedAlert,
  when,
} from '#kernel/events/effects.ts';
import type { EventOf } from '#kernel/events/define-event.ts';
import { GuideReadModel } from './guide-read-model.ts';
import {
  DocumentAdded,
  DocumentChanged,
  DocumentExpires,
  DocumentRemoved,
  GuideEntryAdded,
  GuideEntryChanged,
  GuideEntryMoved,
  GuideEntryRemoved,
} from './guide.events.ts';

/**
 * Declares the effects of guides and documents: open pages show them at once, new emergency numbers and documents are
 * news for their readers, and homeowners are reminded of what expires.
 */
@DeclaresEffects()
@Injectable()
export class GuideEffects implements EffectsProvider {
  constructor(
    private readonly readModel: GuideReadModel,
    private readonly clock: Clock,
  ) {}

  readonly effects = [
    when(GuideEntryAdded, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'guide_entry_added', { house }),
      alerts: ({ entry_id }) => this.tellOfEmergency(entry_id),
    }),
    when(GuideEntryChanged, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'guide_entry_changed', { house }),
    }),
    when(GuideEntryMoved, { live: ({ house_id }) => this.changed(house_id) }),
    when(GuideEntryRemoved, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'guide_entry_removed', { house }),
      alerts: ({ house_id, entry_id }) => this.gone(house_id, [entry_id]),
    }),
    when(DocumentAdded, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house, replaced_id: replaced }) =>
        activity(actor_id, replaced === null ? 'document_added' : 'document_renewed', { house }),
      alerts: async ({ house_id, document_id, replaced_id: replaced }) => [
        ...(await this.tellOfDocument(document_id)),
        ...(replaced === null ? [] : await this.gone(house_id, [replaced])),
      ],
    }),
    when(DocumentChanged, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'document_changed', { house }),
      // What was said about the former day is no longer so.
      alerts: async ({ document_id: about, is_rescheduled: isRescheduled }) => {
        const row = isRescheduled ? await this.readModel.findDocument(about) : undefined;
        return row && { of: [row.homeowner_id], kind: 'document_expiry', about };
      },
    }),
    when(DocumentRemoved, {
      live: ({ house_id }) => this.changed(house_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'document_removed', { house }),
      alerts: ({ house_id, document_id }) => this.gone(house_id, [document_id]),
    }),
    when(DocumentExpires, {
      // On this day its state is another one.
      live: ({ house_id }) => this.changed(house_id),
      alerts: (event) => this.remind(event),
    }),
  ];

  private async changed(house_id: string): Promise<Push> {
    return push(await this.readModel.listPeople(house_id), 'guide:changed', { house_id });
  }

  private async tellOfEmergency(about: string): Promise<RaisedAlert[]> {
    const row = await this.readModel.findEntry(about);
    if (row?.kind !== 'emergency') return [];
    const says = alertSaying('emergency_number_added', { title: row.title, house: row.house });
    return row.readers.map((to) => ({ to, kind: 'guide_news', about, link: '/guide', says }));
  }

  private async tellOfDocument(about: string): Promise<RaisedAlert[]> {
    const row = await this.readModel.findDocument(about);
    if (!row || row.is_over) return [];
    const says = alertSaying('document_added', { title: row.title, house: row.house });
    return row.readers.map((to) => ({ to, kind: 'guide_news', about, link: '/guide?show=documents', says }));
  }

  /** Takes back what was said about something that is no longer there. */
  private async gone(houseId: string, about: readonly string[]): Promise<ClosedQuestion[]> {
    const of = await this.readModel.listPeople(houseId);
    return [
      { of, kind: 'guide_news', about },
      { of, kind: 'document_expiry', about },
    ];
  }

  /**
   * Reminds nobody of a day that was changed since, of a document that was renewed, or twice after a pause. A reminder takes the place of the
   * one before: news about an unread alert would be mailed no more.
   */
  private async remind({
    house_id,
    document_id: about,
    expires_on: day,
    days,
  }: EventOf<typeof DocumentExpires>): Promise<(RaisedAlert | ClosedQuestion)[]> {
    const row = await this.readModel.findDocument(about);
    if (!row || row.is_over || row.expires_on !== day) return [];
    const { homeowner_id: to, title, house, time_zone: timeZone } = row;
    const left = daysLeftAt(day, { days, timeZone }, this.clock.now());
    if (left === null) return [];
    const says =
      left < 0
        ? alertSaying('document_expired', { title, house, day })
        : alertSaying('document_expires', { title, house, day, days: left });
    const link = `/guide?house=${house_id}&show=documents`;
    return [
      { of: [to], kind: 'document_expiry', about },
      { to, kind: 'document_expiry', about, link, says },
    ];
  }
}
