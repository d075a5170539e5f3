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
import { MoveInReportDue, MoveReportAcknowledged, MoveReportAddedTo, MoveReportSubmitted } from './move-in.events.ts';
import type { MoveReportRow } from './move-report-row.sql.ts';
import { MoveReportsRepository } from './move-reports.repository.ts';
import { MoveStaysRepository } from './move-stays.repository.ts';

const ROOMIES_PAGE = '/move-in';

/** Effects of move report events for both parties of a tenancy. */
@DeclaresEffects()
@Injectable()
export class MoveInEffects implements EffectsProvider {
  constructor(
    private readonly reports: MoveReportsRepository,
    private readonly stays: MoveStaysRepository,
  ) {}

  readonly effects = [
    when(MoveReportSubmitted, {
      live: ({ report_id }) => this.changed(report_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'move_report_submitted', { house }),
      alerts: ({ report_id, actor_id }) =>
        this.tellOther(report_id, actor_id, ({ kind, by, room_name: room, house_name: house }, name) => {
          const about = { name, room, house };
          if (kind === 'move_in') return alertSaying('move_in_submitted', about);
          return alertSaying(by === 'roomie' ? 'move_out_submitted' : 'move_out_inspected', about);
        }),
    }),
    when(MoveReportAcknowledged, {
      live: ({ report_id }) => this.changed(report_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'move_report_acknowledged', { house }),
      alerts: ({ report_id, actor_id }) =>
        this.tellOther(report_id, actor_id, ({ acknowledgement, room_name: room, house_name: house }, name) =>
          alertSaying('move_report_acknowledged', { name, room, house, reason: acknowledgement ?? '' }),
        ),
    }),
    when(MoveReportAddedTo, {
      live: ({ report_id }) => this.changed(report_id),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'move_report_added_to', { house }),
      alerts: ({ report_id, actor_id }) =>
        this.tellOther(report_id, actor_id, ({ room_name: room, house_name: house }, name) =>
          alertSaying('move_report_added_to', { name, room, house }),
        ),
    }),
    when(MoveInReportDue, { alerts: ({ tenancy_id }) => this.remind(tenancy_id) }),
  ];

  private async changed(reportId: string): Promise<Push | null> {
    const row = await this.reports.find(reportId);
    return row ? push([row.roomie_id, row.homeowner_id], 'move-report:changed', { report_id: reportId }) : null;
  }

  private async tellOther(
    reportId: string,
    actorId: string,
    says: (row: MoveReportRow, name: string) => AlertPhrase,
  ): Promise<RaisedAlert | null> {
    const row = await this.reports.find(reportId);
    if (!row) return null;
    const byRoomie = actorId === row.roomie_id;
    return {
      to: byRoomie ? row.homeowner_id : row.roomie_id,
      kind: 'move_reports',
      about: reportId,
      names: [actorId],
      says: says(row, byRoomie ? row.roomie_name : row.homeowner_name),
      link: `${byRoomie ? '/move-in-submissions' : ROOMIES_PAGE}?report=${reportId}`,
    };
  }

  /** Does nothing when the report is written or the roomie has left again. */
  private async remind(tenancyId: string): Promise<RaisedAlert | null> {
    const stay = await this.stays.find(tenancyId);
    if (stay?.tenancy_state !== 'active' || (await this.reports.findBaseline(tenancyId)) !== null) return null;
    return {
      to: stay.roomie_id,
      kind: 'move_reports',
      about: tenancyId,
      says: alertSaying('move_in_report_due', { room: stay.room_name, house: stay.house_name }),
      link: ROOMIES_PAGE,
    };
  }
}
