import { Injectable } from '@nestjs/common';

import { type HoldingPersonalData, holds, HoldsPersonalData } from '../../../platform/personal-data/holding.ts';

@HoldsPersonalData()
@Injectable()
export class PaymentsPersonalData implements HoldingPersonalData {
  readonly personalData = [holds('payment_receipts', { kept: { sha256: 'The sealed copy of what was paid.' } })];
}
