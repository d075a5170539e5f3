import { Injectable } from '@nestjs/common';

import {
  DeclaresPersonalData,
  noPersonalData,
  type PersonalDataProvider,
} from '#kernel/privacy/declare-personal-data.ts';

/** Fees themselves are rows of the ledger, which is exported with them. */
@DeclaresPersonalData()
@Injectable()
export class LateFeesPersonalData implements PersonalDataProvider {
  readonly personalData = [
    noPersonalData('late_fee_rules', 'a house, and what it charges for late rent'),
    noPersonalData('late_fees', 'on which day the fee of a rent was announced, and whether it was waived'),
  ];
}
