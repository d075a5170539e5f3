import { Injectable } from '@nestjs/common';

import {
  type PersonalDataProvider,
  noPersonalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';

@DeclaresPersonalData()
@Injectable()
export class OversightPersonalData implements PersonalDataProvider {
  readonly personalData = [
    noPersonalData('health_samples', 'counts'),
    noPersonalData('backup_runs', 'dates and sizes'),
  ];
}
