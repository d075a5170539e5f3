import type { TestApp } from '#test/support/test-app.ts';
import type { World } from '#test/support/world.ts';
import { homeQuestions } from './further/home.ts';
import { lettingQuestions } from './further/letting.ts';
import { livingQuestions } from './further/living.ts';
import { moneyQuestions } from './further/money.ts';
import { photoQuestions } from './further/photos.ts';
import type { Question } from './further/question.ts';
import { speakerQuestions } from './further/speaker.ts';

/** Questions beyond the cells of the matrix. */
export const furtherQuestions = (app: TestApp, world: World): readonly Question[] => [
  ...homeQuestions(app, world),
  ...photoQuestions(app, world),
  ...lettingQuestions(app, world),
  ...livingQuestions(app, world),
  ...moneyQuestions(app, world),
  ...speakerQuestions(app, world),
];
