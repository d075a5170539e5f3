import { Injectable } from '@nestjs/common';

import { type HoldingPersonalData, holdsNobody, HoldsPersonalData } from '../../../platform/personal-data/holding.ts';

@HoldsPersonalData()
@Injectable()
export class RentPersonalData implements HoldingPersonalData {
  readonly personalData = [holdsNobody('rent_plans', 'from which day on a stay is charged')];
}
