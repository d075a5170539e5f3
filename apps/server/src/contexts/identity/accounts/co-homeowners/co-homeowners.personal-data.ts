import { CO_HOMEOWNER_KEPT_DAYS } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import {
  DeclaresPersonalData,
  noPersonalData,
  personalData,
  type PersonalDataProvider,
} from '#kernel/privacy/declare-personal-data.ts';
import { CoHomeownersRepository } from './co-homeowners.repository.ts';

/** Personal data: who looks after whose houses, and how often they changed something. */
@DeclaresPersonalData()
@Injectable()
export class CoHomeownersPersonalData implements PersonalDataProvider {
  constructor(private readonly rows: CoHomeownersRepository) {}

  readonly personalData = [
    personalData('co_homeowners', {
      export: { co_homeowners: ({ id, newest }) => this.rows.exportFor(id, newest) },
      forget: (id) => this.rows.forget(id),
      periods: [
        {
          of: 'those that are over',
          days: CO_HOMEOWNER_KEPT_DAYS,
          after: 'the invitation or the rights ended',
          job: 'forget-old-co-homeowners',
        },
      ],
    }),
    noPersonalData('co_homeowner_changes', 'counts by day of a co-homeowner, by id; they go with that row'),
  ];
}
