import type { addHouseDocument, ParsedInput, writeGuideEntry } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { HouseDocumentsService, WriteGuideService } from '#contexts/living/guide/index.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DemoClock } from './demo-clock.ts';
import { DemoPapers } from './demo-papers.service.ts';

type Entry = ParsedInput<typeof writeGuideEntry>['body'];
type Document = ParsedInput<typeof addHouseDocument>['body'];

interface Household {
  readonly houseId: string;
  readonly owner: Actor;
  readonly origin: RequestOrigin;
}

const entry = (words: Pick<Entry, 'kind' | 'title' | 'text'> & Partial<Entry>): Entry => ({
  audience: 'residents',
  room_id: null,
  phone: null,
  wifi: null,
  uploads: [],
  ...words,
});

const ENTRIES: readonly Entry[] = [
  entry({
    kind: 'emergency',
    title: 'Smell of gas',
    text: 'Open the windows, leave the lights alone and go outside. Then call.',
    phone: '0800 111 999',
    audience: 'residents_and_keepers',
  }),
  entry({
    kind: 'emergency',
    title: 'Plumber, day and night',
    text: 'Tell them it’s for Helen’s house. The stopcock is below the kitchen sink.',
    phone: '+44 113 555 0142',
    audience: 'residents_and_keepers',
  }),
  entry({
    kind: 'wifi',
    title: 'Wifi',
    text: 'The router stands in the hall cupboard. If it’s slow, unplug it for ten seconds.',
    wifi: { network: 'Alder House', security: 'wpa', password: 'three-kettles-and-a-cat' },
  }),
  entry({
    kind: 'bins',
    title: 'Bins',
    text: 'Monday evening: black bin, out at the front.\nEvery other Monday: green bin too.\nGlass goes to the bottle bank on Mill Lane.',
    audience: 'residents_and_keepers',
  }),
  entry({
    kind: 'heating',
    title: 'Heating',
    text: 'The thermostat is in the hall. It’s 20° from 6:30 to 9:00 and from 17:00 to 22:30.\nFor an extra hour press Boost once.',
  }),
];

const document = (words: Pick<Document, 'kind' | 'title'> & Partial<Document>): Document => ({
  audience: 'residents',
  room_id: null,
  issued_on: null,
  expires_on: null,
  uploads: [],
  replaces_id: null,
  ...words,
});

/** How things work in a house, and its papers: one that expires soon, one that is valid, and one that has expired. */
@Injectable()
export class DemoGuide {
  constructor(
    private readonly writing: WriteGuideService,
    private readonly documents: HouseDocumentsService,
    private readonly files: DemoPapers,
    private readonly clock: DemoClock,
  ) {}

  async fill({ houseId, owner, origin }: Household): Promise<void> {
    this.clock.setDaysAgo(120, '11:30');
    for (const words of ENTRIES) await this.writing.write(owner, houseId, words, origin);
    await this.writing.write(
      owner,
      houseId,
      entry({
        kind: 'appliance',
        title: 'Washing machine',
        text: 'Programme 4 at 40° for everyday things. Leave the door open afterwards.',
        uploads: [await this.files.manual(owner)],
      }),
      origin,
    );
    // After the reminders of what expired, which would all come at once.
    this.clock.setDaysAgo(10, '18:05');
    for (const words of this.papers()) await this.documents.enter(owner, houseId, words, origin);
  }

  private papers(): Document[] {
    const day = (ahead: number): string => this.clock.dayAgo(-ahead);
    return [
      document({ kind: 'gas_safety', title: 'Gas safety record', issued_on: day(-324), expires_on: day(41) }),
      document({
        kind: 'insurance',
        title: 'Buildings insurance',
        audience: 'homeowner',
        issued_on: day(-90),
        expires_on: day(275),
      }),
      document({
        kind: 'energy',
        title: 'Energy performance certificate',
        issued_on: day(-3_665),
        expires_on: day(-12),
      }),
    ];
  }
}
