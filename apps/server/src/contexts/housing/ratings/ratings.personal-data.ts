import { Injectable } from '@nestjs/common';

import {
  type PersonalDataProvider,
  personalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';
import { RatingAveragesReadModel } from './rating-averages-read-model.ts';
import { RatingPrivateRepository } from './rating-private.repository.ts';
import { RatingsRepository } from './ratings.repository.ts';

/** What a person said of the other party of a tenancy, and what was said about them. */
@DeclaresPersonalData()
@Injectable()
export class RatingsPersonalData implements PersonalDataProvider {
  constructor(
    private readonly ratings: RatingsRepository,
    private readonly feelings: RatingPrivateRepository,
    private readonly averages: RatingAveragesReadModel,
  ) {}

  readonly personalData = [
    personalData('ratings', {
      export: {
        ratings_written: ({ id, newest }) => this.ratings.exportFor(id, newest),
        ratings_about: ({ id, newest }) => this.ratings.exportAbout(id, newest),
        rating_average: ({ id }) => this.averages.findAverage(id),
      },
      retained: {
        rater_id: 'What was said of somebody stays as messages do, under a former roomie or homeowner.',
        ratee_id: 'What was said stays with who said it; it is of a former roomie or homeowner then.',
        whats_good: 'As rater_id.',
        what_could_be_improved: 'As rater_id.',
        reply: 'As rater_id.',
        removed_by: 'Who removed it stays answerable for it.',
        removed_reason: 'Why it was removed stays with it.',
      },
    }),
    personalData('rating_private', {
      export: { private_feelings: ({ id, newest }) => this.feelings.exportFor(id, newest) },
      forget: (id) => this.feelings.forget(id),
    }),
  ];
}
