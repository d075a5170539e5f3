import { ImportBankStatementService } from '#contexts/money/finances/index.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { paymentReference } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { DemoClock } from './demo-clock.ts';
import { ALDER } from './people.ts';

/** Helen's bank statement of the last days, of which nothing is entered yet. */
@Injectable()
export class DemoBank {
  constructor(
    private readonly importing: ImportBankStatementService,
    private readonly clock: DemoClock,
  ) {}

  async fill(owner: Actor, { ravi }: { readonly ravi: Actor }): Promise<void> {
    const rows = [
      [1, '580.00', 'R MENON', paymentReference(ALDER.name, ravi.accountId), 'GB29NWBK60161331926819'],
      [1, '620.00', 'ALVAREZ ROSA', 'Rent garden room', 'GB94BARC10201530093459'],
      [2, '550.00', 'J FISCHER', 'For our daughter', 'GB11LOYD30963412345678'],
      [3, '23.80', 'Card refund', 'DIY store', ''],
      [3, '-64.10', 'City Water', 'Direct debit', ''],
    ] as const;
    const table = rows.map(([daysAgo, ...cells]) => [this.clock.dayAgo(daysAgo), ...cells].join(';'));
    const text = ['Date;Amount;Payer;Description;IBAN', ...table].join('\r\n');
    this.clock.setToPresent();
    await this.importing.importFile(owner, { file: Buffer.from(text).toString('base64'), currency: ALDER.currency });
  }
}
