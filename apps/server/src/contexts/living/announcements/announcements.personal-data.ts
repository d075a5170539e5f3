import { Injectable } from '@nestjs/common';

import {
  type PersonalDataProvider,
  personalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';
import { AnnouncementsRepository } from './announcements.repository.ts';

/** Personal data: what a homeowner announced, and what a roomie has read. */
@DeclaresPersonalData()
@Injectable()
export class AnnouncementsPersonalData implements PersonalDataProvider {
  constructor(private readonly announcements: AnnouncementsRepository) {}

  readonly personalData = [
    personalData('announcements', {
      export: { announcements: ({ id, newest }) => this.announcements.exportFor(id, newest) },
      forget: (id) => this.announcements.deleteOfAuthor(id),
    }),
    personalData('announcement_readings', {
      export: { announcements_read: ({ id, newest }) => this.announcements.exportReadings(id, newest) },
      forget: (id) => this.announcements.deleteReadings(id),
    }),
  ];
}
