import { Injectable } from '@nestjs/common';

import {
  DeclaresPersonalData,
  personalData,
  type PersonalDataProvider,
} from '#kernel/privacy/declare-personal-data.ts';
import { toPassport } from './passport.mapper.ts';
import { PassportsRepository } from './passports.repository.ts';

/** Personal data: which passports somebody has made. Without its row a passport is no longer known to its check. */
@DeclaresPersonalData()
@Injectable()
export class PassportPersonalData implements PersonalDataProvider {
  constructor(private readonly passports: PassportsRepository) {}

  readonly personalData = [
    personalData('passports', {
      export: { passports: async ({ id, newest }) => (await this.passports.listOf(id, newest)).map(toPassport) },
      forget: (id) => this.passports.deleteOf(id),
    }),
  ];
}
