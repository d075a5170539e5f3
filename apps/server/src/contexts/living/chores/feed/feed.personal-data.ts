import { Injectable } from '@nestjs/common';

import {
  type PersonalDataProvider,
  personalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';
import { FeedRepository } from './feed.repository.ts';

/** Personal data: a person's posts, and their verdicts on others' posts. */
@DeclaresPersonalData()
@Injectable()
export class FeedPersonalData implements PersonalDataProvider {
  constructor(private readonly feed: FeedRepository) {}

  readonly personalData = [
    personalData('feed_items', {
      export: { feed: ({ id, newest }) => this.feed.exportFor(id, newest) },
      retained: {
        roomie_id: 'What was done is what the points of the house rest on; it is of a former roomie then.',
        posted_by: 'Who posted it cannot have verified it.',
        taken_from: 'Whose turn it was is part of what the others did.',
        text: 'What was said of a chore stays as messages do, under a former roomie.',
      },
    }),
    personalData('feed_verdicts', {
      export: { verdicts: ({ id, newest }) => this.feed.listVerdicts(id, newest) },
      retained: {
        verifier_id: 'Points and strikes of others rest on it.',
        reason: 'A strike names what it was given for.',
      },
    }),
  ];
}
