import { Injectable } from '@nestjs/common';

import {
  type PersonalDataProvider,
  noPersonalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';

@DeclaresPersonalData()
@Injectable()
export class PaymentTrackerPersonalData implements PersonalDataProvider {
  readonly personalData = [noPersonalData('tracker_posts', 'which payments the tracker was told of')];
}
