import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

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
import {
  RepairAccepted,
  RepairDeclined,
  RepairFinished,
  RepairNoteWritten,
  RepairPlanned,
  RepairReopened,
  RepairReported,
  RepairUnanswered,
  RepairVisitAnswered,
  RepairVisitNear,
  RepairVisitOver,
  RepairWithdrawn,
} from './repairs.events.ts';
import { type RepairReadModelRow, RepairsReadModel } from './repairs-read-model.ts';

interface AboutRepair {
  readonly house_id: string;
  readonly repair_id: string;
}
interface ByActor extends AboutRepair {
  /** Null: the tradesperson. */
  readonly actor_id: string | null;
}
type Says = RaisedAlert['says'];

/**
 * Declares the effects of repairs: the homeowner is asked, and everybody who has to do with one hears what becomes of
 * it, except for the person who did it.
 */
@DeclaresEffects()
@Injectable()
export class RepairsEffects implements EffectsProvider {
  constructor(private readonly readModel: RepairsReadModel) {}

  readonly effects = [
    when(RepairReported, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'repair_reported', { house }),
      alerts: (event) =>
        this.ask(event, event.actor_id, (row) =>
          alertSaying('repair_reported', {
            name: row.reporter,
            title: row.title,
            house: row.house,
            isEmergency: row.urgency === 'emergency',
          }),
        ),
    }),
    when(RepairUnanswered, {
      alerts: (event) =>
        this.ask(event, null, ({ title, house }) => alertSaying('repair_unanswered', { title, house })),
    }),
    when(RepairAccepted, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'repair_accepted', { house }),
      alerts: async (event) => [
        ...(await this.tell(
          event,
          ({ reporter_id }) => [reporter_id],
          ({ title, house }) => alertSaying('repair_accepted', { title, house }),
        )),
        ...(await this.answered(event)),
      ],
    }),
    when(RepairDeclined, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'repair_declined', { house }),
      alerts: async (event) => [
        ...(await this.tell(
          event,
          ({ reporter_id }) => [reporter_id],
          ({ title, ended_words: reason }) => alertSaying('repair_declined', { title, reason }),
        )),
        ...(await this.answered(event)),
      ],
    }),
    when(RepairWithdrawn, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'repair_withdrawn', { house }),
      alerts: async (event) => {
        const name = await this.readModel.findFirstName(event.actor_id);
        const planned = event.was_accepted
          ? await this.tell(event, planners, ({ title, house }) =>
              alertSaying('repair_withdrawn', { name, title, house }),
            )
          : [];
        return [...planned, ...(await this.answered(event))];
      },
    }),
    when(RepairPlanned, {
      live: (event) => this.changed(event, event.former_assignee_id),
      alerts: async (event) => [
        ...(event.is_reassigned
          ? [
              ...(await this.tell(
                event,
                () => [event.former_assignee_id],
                ({ title, house }) => alertSaying('repair_unassigned', { title, house }),
              )),
              ...(await this.tell(
                event,
                ({ assignee_id }) => [assignee_id],
                ({ title, house }) => alertSaying('repair_assigned', { title, house }),
              )),
            ]
          : []),
        ...(event.is_rescheduled ? await this.tell(event, ({ residents }) => residents, visitPlanned) : []),
      ],
    }),
    when(RepairVisitAnswered, {
      live: (event) => this.changed(event),
      alerts: async (event) => {
        const name = await this.readModel.findFirstName(event.actor_id);
        return this.tell(event, planners, (row) =>
          event.suits
            ? visitAgreed(row, name)
            : alertSaying('repair_visit_refused', { name, title: row.title, house: row.house }),
        );
      },
    }),
    when(RepairVisitNear, {
      alerts: (event) => this.remind(event, ({ residents, ...row }) => [...residents, ...inCharge(row)], visitNear),
    }),
    when(RepairVisitOver, {
      alerts: (event) =>
        this.remind(event, inCharge, ({ title, house }) => alertSaying('repair_visit_over', { title, house })),
    }),
    when(RepairFinished, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house }) =>
        activity(actor_id, actor_id === null ? 'repair_was_finished' : 'repair_finished', { house }),
      alerts: (event) =>
        this.tell(event, involved, ({ title, house }) => alertSaying('repair_finished', { title, house })),
    }),
    when(RepairReopened, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'repair_reopened', { house }),
      alerts: async (event) => {
        const name = await this.readModel.findFirstName(event.actor_id);
        return this.tell(event, involved, ({ title, house }) => alertSaying('repair_reopened', { name, title, house }));
      },
    }),
    when(RepairNoteWritten, {
      live: (event) => this.changed(event),
      alerts: async (event) => {
        const name = await this.readModel.findWriter(event.note_id);
        return this.tell(event, involved, ({ title }) => alertSaying('repair_note', { name, title }));
      },
    }),
  ];

  /** @param former who took care of it before, and sees it no longer */
  private async changed({ house_id, repair_id }: AboutRepair, former: string | null = null): Promise<Push | null> {
    const row = await this.readModel.find(repair_id);
    if (!row) return null;
    const to = new Set([...row.residents, ...involved(row), ...(former === null ? [] : [former])]);
    return push([...to], 'repairs:changed', { house_id, repair_id });
  }

  /** Asks the homeowner as long as the report waits. */
  private async ask(
    { repair_id: about }: AboutRepair,
    byId: string | null,
    say: (row: RepairReadModelRow) => Says,
  ): Promise<RaisedAlert[]> {
    const row = await this.readModel.find(about);
    if (row?.state !== 'reported' || row.homeowner_id === byId) return [];
    const names = [row.reporter_id];
    return [{ to: row.homeowner_id, kind: 'repair_reported', about, names, link: linkOf(about), says: say(row) }];
  }

  private async answered({ repair_id: about }: AboutRepair): Promise<ClosedQuestion[]> {
    const row = await this.readModel.find(about);
    return row ? [{ of: [row.homeowner_id], kind: 'repair_reported', about }] : [];
  }

  /** Tells people about a visit, without anybody having done something. */
  private remind(
    { repair_id }: AboutRepair,
    whom: (row: RepairReadModelRow) => readonly (string | null)[],
    say: (row: RepairReadModelRow) => Says,
  ): Promise<RaisedAlert[]> {
    return this.tell({ repair_id, actor_id: null }, (row) => (isComing(row) ? whom(row) : []), say);
  }

  private async tell(
    { repair_id: about, actor_id: by }: Pick<ByActor, 'repair_id' | 'actor_id'>,
    whom: (row: RepairReadModelRow) => readonly (string | null)[],
    say: (row: RepairReadModelRow) => Says,
  ): Promise<RaisedAlert[]> {
    const row = await this.readModel.find(about);
    if (!row) return [];
    const to = [...new Set(whom(row))].filter((id) => id !== null).filter((id) => id !== by);
    return to.map((id): RaisedAlert => ({
      to: id,
      kind: 'repair_changed',
      about,
      names: by === null ? [] : [by],
      link: linkOf(about),
      says: say(row),
    }));
  }
}

const linkOf = (id: string): string => `/repairs?repair=${id}`;

/** The homeowner, the neatkeeper who takes care of it, and who reported it. */
const involved = ({ homeowner_id, assignee_id, reporter_id }: RepairReadModelRow): string[] =>
  [homeowner_id, assignee_id, reporter_id].filter((id) => id !== null);
const planners = ({ homeowner_id, assignee_id }: RepairReadModelRow): (string | null)[] => [homeowner_id, assignee_id];

/** Who takes care of it: a neatkeeper, or otherwise the homeowner. */
const inCharge = ({ homeowner_id, assignee_id }: Omit<RepairReadModelRow, 'residents'>): string[] => [
  assignee_id ?? homeowner_id,
];
const isComing = ({ state, visit_from: at }: RepairReadModelRow): boolean => state === 'accepted' && at !== null;

const timeOf = ({ visit_from: at, time_zone: zone }: RepairReadModelRow) => ({
  at: (at ?? new Date(0)).toISOString(),
  zone,
});
const visitPlanned = (row: RepairReadModelRow): Says =>
  alertSaying('repair_visit_planned', { title: row.title, time: timeOf(row) });
const visitNear = (row: RepairReadModelRow): Says =>
  alertSaying('repair_visit_near', { title: row.title, time: timeOf(row) });
const visitAgreed = (row: RepairReadModelRow, name: string): Says =>
  alertSaying('repair_visit_agreed', { name, title: row.title, time: timeOf(row) });
