import type { ItemCondition, MoveReportDetail } from '@common-roof/contracts';
import { readerOf } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import {
  FillMoveReportService,
  ReadMoveReportsService,
  SubmitMoveReportService,
} from '#contexts/letting/move-reports/index.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DemoClock } from './demo-clock.ts';
import { DemoPhotos } from './demo-photos.service.ts';

interface Said {
  readonly condition: ItemCondition;
  readonly remarks?: string;
  readonly photo?: 'bedroom' | 'kitchen' | 'bathroom';
}

/** Items that are not simply good, by area and thing. */
const ATTIC: Readonly<Record<string, Said>> = {
  'room.walls': { condition: 'worn', remarks: 'Two nail holes above the bed.', photo: 'bedroom' },
  'room.window': { condition: 'good', remarks: 'Opens a little hard.' },
  'kitchen.worktop': { condition: 'worn', remarks: 'A burn mark beside the cooker.', photo: 'kitchen' },
  'bathroom.shower': { condition: 'good', photo: 'bathroom' },
  'keys.house_key': { condition: 'good', remarks: 'Two keys.' },
  'keys.meters': { condition: 'good', remarks: 'Electricity 48,213.' },
};

const GARDEN: Readonly<Record<string, Said>> = {
  'room.floor': { condition: 'worn', remarks: 'Scratches where the desk stood.', photo: 'bedroom' },
  'bathroom.ventilation': { condition: 'damaged', remarks: 'The fan does not start.', photo: 'bathroom' },
};

/** Move-in reports: one that is finished, and one that waits to be acknowledged. */
@Injectable()
export class DemoMoveIn {
  constructor(
    private readonly filling: FillMoveReportService,
    private readonly submitting: SubmitMoveReportService,
    private readonly reading: ReadMoveReportsService,
    private readonly photos: DemoPhotos,
    private readonly clock: DemoClock,
  ) {}

  async write(owner: Actor, lena: Actor, rosa: Actor, origin: RequestOrigin): Promise<void> {
    this.clock.setDaysAgo(148, '18:30');
    const done = await this.report(lena, ATTIC, origin);
    this.clock.setDaysAgo(146, '09:10');
    await this.submitting.acknowledge(owner, done, 'I will oil the window.', origin);
    this.clock.setDaysAgo(3, '20:15');
    await this.report(rosa, GARDEN, origin);
  }

  private async report(actor: Actor, said: Readonly<Record<string, Said>>, origin: RequestOrigin): Promise<string> {
    const reader = readerOf('en');
    const id = await this.filling.start(actor, { kind: 'move_in' });
    const { list }: MoveReportDetail = await this.reading.get(actor, id, reader);
    for (const { _id: item_id, area, thing } of list) {
      const { condition = 'good', remarks = '', photo }: Partial<Said> = said[`${area}.${thing ?? ''}`] ?? {};
      const photos = photo === undefined ? [] : [{ image_id: await this.photos.ofReport(actor, photo) }];
      await this.filling.saveItem(actor, { id, item_id }, { condition, remarks, photos }, reader);
    }
    await this.submitting.submit(actor, id, { signature: actor.name }, origin);
    return id;
  }
}
