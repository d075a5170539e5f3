import { Injectable } from '@nestjs/common';

import {
  type PersonalDataProvider,
  noPersonalData,
  DeclaresPersonalData,
} from '../../../platform/personal-data/declare-personal-data.ts';

@DeclaresPersonalData()
@Injectable()
export class PaymentTrackerPersonalData implements PersonalDataProvider {
  readonly personalData = [noPersonalData('tracker_posts', 'which payments the tracker was told of')];
}
