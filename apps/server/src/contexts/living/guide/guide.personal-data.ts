import { Injectable } from '@nestjs/common';

import {
  DeclaresPersonalData,
  personalData,
  type PersonalDataProvider,
} from '#kernel/privacy/declare-personal-data.ts';
import { GuideEntriesRepository } from './guide-entries.repository.ts';
import { HouseDocumentsRepository } from './house-documents.repository.ts';

/** Personal data: what a homeowner wrote about a house, and the documents they keep for it. */
@DeclaresPersonalData()
@Injectable()
export class GuidePersonalData implements PersonalDataProvider {
  constructor(
    private readonly entries: GuideEntriesRepository,
    private readonly documents: HouseDocumentsRepository,
  ) {}

  readonly personalData = [
    personalData('guide_entries', {
      export: { guide_entries: ({ id, newest }) => this.entries.exportFor(id, newest) },
      retained: {
        author_id: 'How things work in a house belongs to the house, whoever wrote it.',
        title: 'How things work in a house belongs to the house.',
        text: 'How things work in a house belongs to the house.',
        phone: 'Who is called in an emergency belongs to the house.',
        wifi_network: 'What a network is called belongs to the house.',
      },
    }),
    personalData('house_documents', {
      export: { house_documents: ({ id, newest }) => this.documents.exportFor(id, newest) },
      retained: {
        author_id: 'A certificate belongs to the house, whoever entered it.',
        title: 'A certificate belongs to the house.',
      },
    }),
  ];
}
