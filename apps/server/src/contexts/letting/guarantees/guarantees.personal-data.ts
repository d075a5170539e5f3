import { guaranteeMachine, GUARANTOR_KEPT_DAYS, keptSince, OFFER_KEPT_DAYS } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Capabilities } from '#kernel/capabilities/capabilities.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import {
  DeclaresPersonalData,
  noPersonalData,
  personalData,
  type PersonalDataProvider,
} from '#kernel/privacy/declare-personal-data.ts';
import { PersonalData } from '#kernel/privacy/personal-data.ts';
import { HourPassed } from '#kernel/scheduled-events/recurring.ts';
import { EndGuarantee } from './end-guarantee.ts';
import { ForgetGuaranteesRepository } from './forget-guarantees.repository.ts';
import { GuaranteeDocuments } from './guarantee-documents.ts';
import { guaranteeFile } from './guarantee-file.ts';
import { GUARANTEE_LINK } from './guarantee-link.ts';
import { GuaranteesRepository } from './guarantees.repository.ts';

/** Personal data: guarantors, who have no account. Without a signature they are forgotten sooner. */
@DeclaresPersonalData()
@Injectable()
export class GuaranteesPersonalData implements PersonalDataProvider {
  constructor(
    private readonly forgetting: ForgetGuaranteesRepository,
    private readonly guarantees: GuaranteesRepository,
    private readonly documents: GuaranteeDocuments,
    private readonly ends: EndGuarantee,
    private readonly capabilities: Capabilities,
    private readonly register: PersonalData,
    private readonly clock: Clock,
  ) {}

  readonly personalData = [
    noPersonalData('guarantee_codes', 'codes of guarantees, by id'),
    noPersonalData('guarantee_notices', 'dues of the ledger, by key'),
    personalData('guarantees', {
      export: { guarantees: ({ id, newest }) => this.forgetting.exportFor(id, newest) },
      forget: async (id) => {
        for (const unsigned of await this.forgetting.listUnsignedOf(id)) await this.forget(unsigned);
      },
      forgetStranger: (id) => this.forget(id),
      retained: { signature: 'A guarantee that is signed is the record of everyone whom it concerns.' },
      periods: [
        {
          of: 'guarantors who didn’t sign',
          days: OFFER_KEPT_DAYS,
          after: 'it was declined or withdrawn, or its link expired',
          job: 'forget-old-guarantees',
        },
        {
          of: 'guarantors who signed',
          days: GUARANTOR_KEPT_DAYS,
          after: 'the guarantee ended',
          job: 'forget-old-guarantees',
        },
      ],
    }),
    personalData('guarantee_documents', {
      files: {
        guarantees: async ({ id, newest }) =>
          (await this.forgetting.listDocuments(id, newest)).map(({ id: guaranteeId, title, sha256, made_at }) => ({
            name: `guarantee-${guaranteeId}.pdf`,
            key: guaranteeFile(sha256),
            about: title,
            made_at,
          })),
      },
      retained: { sha256: 'The sealed copy of what was signed, which is deleted with the guarantor’s data.' },
    }),
  ];

  @EventHandler(HourPassed, { id: 'forget-old-guarantees', queue: 'recalculation', effect: 'transaction' })
  async forgetOld(): Promise<void> {
    const now = this.clock.now();
    await this.register.forgetStrangers([
      ...(await this.forgetting.listOld(false, keptSince(now, OFFER_KEPT_DAYS))),
      ...(await this.forgetting.listOld(true, keptSince(now, GUARANTOR_KEPT_DAYS))),
    ]);
  }

  /** Without a guarantor, one that isn't over can't go on. */
  private async forget(id: string): Promise<void> {
    const row = await this.guarantees.lock(id);
    if (!row || row.name === '') return;
    if (guaranteeMachine.allows('withdraw', row.state)) await this.ends.withdraw(row, null);
    else if (row.state === 'signed') await this.ends.end(row, 'released', null);
    await this.capabilities.revoke(id, [GUARANTEE_LINK]);
    await this.documents.forget(id);
    await this.forgetting.forget(id);
  }
}
