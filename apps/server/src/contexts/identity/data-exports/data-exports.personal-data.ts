import { DATA_EXPORT_KEPT_DAYS, DATA_EXPORT_ROW_KEPT_DAYS, keptSince } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import {
  type PersonalDataProvider,
  personalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';
import { HourPassed } from '#kernel/scheduled-events/recurring.ts';
import { toDataExport } from './data-exports.mapper.ts';
import { DataExportsRepository } from './data-exports.repository.ts';
import { EndDataExports } from './end-data-exports.ts';

const BATCH = 1_000;

/** Requests for data exports, whose files are stored for a week. */
@DeclaresPersonalData()
@Injectable()
export class DataExportsPersonalData implements PersonalDataProvider {
  constructor(
    private readonly exports: DataExportsRepository,
    private readonly ending: EndDataExports,
    private readonly clock: Clock,
  ) {}

  readonly personalData = [
    personalData('data_exports', {
      export: {
        data_exports: async ({ id, newest }) => (await this.exports.listOf(id, newest)).map(toDataExport),
      },
      periods: [
        { of: 'the file', days: DATA_EXPORT_KEPT_DAYS, after: 'it was ready', job: 'expire-data-export' },
        {
          of: 'that it was asked for',
          days: DATA_EXPORT_ROW_KEPT_DAYS,
          after: 'it was asked for',
          job: 'forget-old-data-exports',
        },
      ],
      forget: async (id) => this.ending.deleteExports(id, await this.exports.forget(id)),
    }),
  ];

  @EventHandler(HourPassed, { id: 'forget-old-data-exports', queue: 'recalculation', effect: 'transaction' })
  forgetOld(): Promise<void> {
    return this.exports.deleteRequestedBefore(keptSince(this.clock.now(), DATA_EXPORT_ROW_KEPT_DAYS), BATCH);
  }
}
