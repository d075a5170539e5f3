import type { ParsedInput, reportRepair } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import {
  AnswerRepairVisitService,
  DecideRepairService,
  EndRepairService,
  RepairNotesService,
  ReportRepairService,
} from '#contexts/living/repairs/index.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DemoClock } from './demo-clock.ts';
import { DemoPhotos } from './demo-photos.service.ts';

type Report = ParsedInput<typeof reportRepair>['body'];

interface Household {
  readonly houseId: string;
  readonly owner: Actor;
  readonly keeper: Actor;
  readonly rosa: Actor;
  readonly ravi: Actor;
  readonly lena: Actor;
  readonly origin: RequestOrigin;
}

interface Tenant {
  readonly houseId: string;
  readonly owner: Actor;
  readonly roomie: Actor;
  readonly roomId: string;
  readonly origin: RequestOrigin;
}

const SHOWER: Report = {
  room_id: null,
  area: 'bathroom',
  area_name: 'upstairs',
  title: 'The shower drains slowly',
  description: 'After two minutes the water is up to your ankles.',
  urgency: 'soon',
  entry: 'come_in',
  entry_note: '',
  photos: [],
};

const TAP: Report = {
  room_id: null,
  area: 'kitchen',
  title: 'The kitchen tap drips',
  description: 'Even when it is turned off tightly. There is a bowl under it at night.',
  urgency: 'whenever',
  entry: 'ask_first',
  entry_note: 'I work from home on Wednesdays and Thursdays.',
  photos: [],
};

const FAN: Omit<Report, 'photos'> = {
  room_id: null,
  area: 'bathroom',
  area_name: 'upstairs',
  title: 'The bathroom fan doesn’t start',
  description: 'The light switch clicks, but the fan stays off. The ceiling is damp after every shower.',
  urgency: 'soon',
  entry: 'ask_first',
  entry_note: 'Weekdays after 17:00.',
};

const BALCONY_DOOR = {
  area: 'other',
  area_name: 'Balcony door',
  title: 'The balcony door doesn’t close properly',
  description: 'The handle only turns halfway, and there is a draught at night.',
  urgency: 'soon',
  entry: 'ask_first',
  entry_note: 'Best after 16:00.',
  photos: [],
} as const satisfies Omit<Report, 'room_id'>;

/** One repair that is done, one whose visit is agreed, one whose visit waits for an answer, and a new one. */
@Injectable()
export class DemoRepairs {
  constructor(
    private readonly reporting: ReportRepairService,
    private readonly deciding: DecideRepairService,
    private readonly answering: AnswerRepairVisitService,
    private readonly ending: EndRepairService,
    private readonly notes: RepairNotesService,
    private readonly photos: DemoPhotos,
    private readonly clock: DemoClock,
  ) {}

  /** Weeks ago: the homeowner had a plumber in. */
  async past({ houseId, owner, ravi, rosa, origin }: Household): Promise<void> {
    this.clock.setDaysAgo(27, '19:20');
    const { _id: id, version } = await this.reporting.report(ravi, houseId, SHOWER, origin);
    this.clock.setDaysAgo(26, '08:45');
    const visit = this.between(-23, '09:00', '11:00');
    const plan = { decision: 'accept', version, assignee_id: null, trade: null, visit } as const;
    const { version: planned } = await this.deciding.decide(owner, id, plan, origin);
    this.clock.setDaysAgo(26, '12:30');
    const { version: agreed } = await this.answering.answer(rosa, id, { suits: true, version: planned });
    this.clock.setDaysAgo(23, '10:50');
    await this.notes.write(owner, id, { text: 'The plumber is done. He asks for a hair catcher in the drain.' });
    this.clock.setDaysAgo(23, '18:15');
    await this.notes.write(ravi, id, { text: 'It drains in seconds now. I bought a hair catcher.' });
    this.clock.setDaysAgo(23, '20:05');
    const end = { version: agreed, words: 'A plumber cleared the trap.', cost: '85.00', photos: [] };
    await this.ending.finish(owner, id, end, origin);
  }

  /** Now: the neatkeeper comes in a few days, and a report waits for the homeowner. */
  async present({ houseId, owner, keeper, lena, rosa, origin }: Household): Promise<void> {
    this.clock.setDaysAgo(5, '08:10');
    const { _id: id, version } = await this.reporting.report(lena, houseId, TAP, origin);
    this.clock.setDaysAgo(4, '17:25');
    const visit = this.between(3, '10:00', '11:30');
    const plan = { decision: 'accept', version, assignee_id: keeper.accountId, trade: null, visit } as const;
    const { version: planned } = await this.deciding.decide(owner, id, plan, origin);
    this.clock.setDaysAgo(4, '18:00');
    await this.answering.answer(lena, id, { suits: true, version: planned });
    this.clock.setDaysAgo(3, '09:40');
    await this.notes.write(keeper, id, {
      text: 'I’ll bring a new seal. Please leave the cupboard below the sink empty.',
    });

    this.clock.setDaysAgo(1, '20:35');
    const image_id = await this.photos.ofReport(rosa, 'bathroom');
    await this.reporting.report(rosa, houseId, { ...FAN, photos: [{ image_id }] }, origin);
  }

  /** A homeowner comes himself, if the time suits his roomie. */
  async proposed({ houseId, owner, roomie, roomId, origin }: Tenant): Promise<void> {
    this.clock.setDaysAgo(3, '19:00');
    const report: Report = { ...BALCONY_DOOR, room_id: roomId };
    const { _id: id, version } = await this.reporting.report(roomie, houseId, report, origin);
    this.clock.setDaysAgo(1, '11:15');
    const visit = this.between(2, '15:00', '16:00');
    await this.deciding.decide(
      owner,
      id,
      { decision: 'accept', version, assignee_id: null, trade: null, visit },
      origin,
    );
  }

  /** Returns a time on a day some days after the present one, or before it. Times are `HH:MM` in UTC. */
  private between(days: number, from: string, until: string): { from: string; until: string } {
    const day = this.clock.dayAgo(-days);
    return { from: `${day}T${from}:00.000Z`, until: `${day}T${until}:00.000Z` };
  }
}
