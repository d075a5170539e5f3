import { Injectable } from '@nestjs/common';

import {
  DeclaresPersonalData,
  personalData,
  type PersonalDataProvider,
} from '#kernel/privacy/declare-personal-data.ts';

/** Personal data: how a house usually splits what it costs. */
@DeclaresPersonalData()
@Injectable()
export class UsualSplitsPersonalData implements PersonalDataProvider {
  readonly personalData = [
    personalData('usual_splits', {
      retained: {
        set_by: 'Who set it is shown to those who pay by it.',
        parts: 'It says what the others bear, until it is set again.',
        set_for: 'It tells whether the usual split still fits those who live there.',
      },
    }),
  ];
}
