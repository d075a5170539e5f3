import { Injectable } from '@nestjs/common';

import {
  type PersonalDataProvider,
  noPersonalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';

@DeclaresPersonalData()
@Injectable()
export class RentPersonalData implements PersonalDataProvider {
  readonly personalData = [noPersonalData('rent_plans', 'from which day on a stay is charged')];
}
