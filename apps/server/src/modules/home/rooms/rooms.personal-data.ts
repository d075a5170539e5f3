import { Injectable } from '@nestjs/common';

import { type HoldingPersonalData, holdsNobody, HoldsPersonalData } from '../../../platform/personal-data/holding.ts';

@HoldsPersonalData()
@Injectable()
export class RoomsPersonalData implements HoldingPersonalData {
  readonly personalData = [holdsNobody('rooms', 'places, not people')];
}
