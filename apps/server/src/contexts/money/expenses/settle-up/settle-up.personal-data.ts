import { Injectable } from '@nestjs/common';

import {
  type PersonalDataProvider,
  personalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';
import { SettleUpRepository } from './settle-up.repository.ts';

/** Personal data: payments between people of a house. */
@DeclaresPersonalData()
@Injectable()
export class SettleUpPersonalData implements PersonalDataProvider {
  constructor(private readonly payments: SettleUpRepository) {}

  readonly personalData = [
    personalData('settle_up_payments', {
      export: { settled_with_housemates: ({ id, newest }) => this.payments.exportFor(id, newest) },
      retained: {
        from_id: 'The other side keeps the record of it; it is of a former roomie then.',
        to_id: 'As from_id.',
        note: 'What was noted with a payment is the record of both sides.',
        reason: 'As note.',
      },
    }),
  ];
}
