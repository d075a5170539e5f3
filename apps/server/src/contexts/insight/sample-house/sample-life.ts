import { Injectable } from '@nestjs/common';

import { AnnouncementsService } from '#contexts/living/announcements/index.ts';
import { EnterCalendarService } from '#contexts/living/calendar/index.ts';
import { RepairNotesService, ReportRepairService } from '#contexts/living/repairs/index.ts';
import { ChangeStockService, MarkStockService } from '#contexts/living/stock/index.ts';
import { roomieAt, type SampleHousehold } from './sample-household.ts';
import { SampleTime } from './sample-time.ts';

/** What people tell each other: an announcement, a repair, a guest, a parcel, and what is needed. */
@Injectable()
export class SampleLife {
  constructor(
    private readonly announcements: AnnouncementsService,
    private readonly entering: EnterCalendarService,
    private readonly repairs: ReportRepairService,
    private readonly notes: RepairNotesService,
    private readonly stock: ChangeStockService,
    private readonly marking: MarkStockService,
    private readonly time: SampleTime,
  ) {}

  async fill(house: SampleHousehold): Promise<void> {
    await this.announce(house);
    await this.report(house);
    await this.expect(house);
    await this.shelve(house);
  }

  private async announce(house: SampleHousehold): Promise<void> {
    const { houseId, owner, texts } = house;
    const { _id: id } = await this.time.ago(2, '16:30', () =>
      this.announcements.post(owner, houseId, texts.announcement),
    );
    for (const at of [0, 1]) await this.time.ago(1, '19:10', () => this.announcements.read(roomieAt(house, at), id));
  }

  private async report(house: SampleHousehold): Promise<void> {
    const { houseId, texts, origin } = house;
    const { title, description, note } = texts.repair;
    const report = {
      room_id: null,
      area: 'kitchen',
      title,
      description,
      urgency: 'whenever',
      entry: 'ask_first',
      entry_note: '',
      photos: [],
    } as const;
    const reporter = roomieAt(house, 2);
    const { _id: id } = await this.time.ago(3, '20:35', () =>
      this.repairs.report(reporter, houseId, { ...report, photos: [] }, origin),
    );
    await this.time.ago(2, '08:10', () => this.notes.write(reporter, id, { text: note }));
  }

  private async expect(house: SampleHousehold): Promise<void> {
    const { houseId, texts } = house;
    const [from_on, to_on] = [this.time.day(-2), this.time.day(-5)];
    await this.time.ago(3, '18:45', () =>
      this.entering.enterGuest(roomieAt(house, 0), houseId, { name: 'Nina', from_on, to_on, note: texts.guest }),
    );
    await this.time.ago(1, '11:05', () =>
      this.entering.enterParcel(roomieAt(house, 1), houseId, {
        for_id: roomieAt(house, 2).accountId,
        place: texts.parcel,
        note: '',
      }),
    );
  }

  private async shelve(house: SampleHousehold): Promise<void> {
    const { houseId, texts } = house;
    const lena = roomieAt(house, 2);
    for (const [at, name] of texts.stock.entries()) {
      const { _id: id } = await this.time.ago(20, '19:30', () =>
        this.stock.addItem(lena, houseId, { name, place: '', note: '' }),
      );
      if (at === 0) await this.time.ago(1, '20:40', () => this.marking.mark(lena, id, { level: 'out', marks: 0 }));
    }
  }
}
