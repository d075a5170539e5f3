import { Injectable } from '@nestjs/common';

import { type HoldingPersonalData, holdsNobody, HoldsPersonalData } from '../../../platform/personal-data/holding.ts';

@HoldsPersonalData()
@Injectable()
export class PaymentTrackerPersonalData implements HoldingPersonalData {
  readonly personalData = [holdsNobody('tracker_posts', 'which payments the tracker was told of')];
}
