import { Injectable } from '@nestjs/common';

import { type HoldingPersonalData, holdsNobody, HoldsPersonalData } from '../../../platform/personal-data/holding.ts';

@HoldsPersonalData()
@Injectable()
export class OversightPersonalData implements HoldingPersonalData {
  readonly personalData = [holdsNobody('health_samples', 'counts'), holdsNobody('backup_runs', 'dates and sizes')];
}
