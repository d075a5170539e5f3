import { Injectable } from '@nestjs/common';

import { ReadTemplatesService, WriteTemplateService } from '#contexts/letting/leasing/index.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { DemoClock } from './demo-clock.ts';

const BICYCLES = '<h2>9. Bicycles</h2><p>One bicycle a roomie has a place in the shed.</p>';

/** Ids of the templates that a homeowner of the demonstration uses. */
export interface DemoTemplates {
  readonly lease: string;
  readonly rules: string;
  readonly pets: string;
}

/** Templates of agreements, one of them changed later, and one that is no longer used. */
@Injectable()
export class DemoAgreements {
  constructor(
    private readonly templates: WriteTemplateService,
    private readonly reading: ReadTemplatesService,
    private readonly clock: DemoClock,
  ) {}

  async write(owner: Actor): Promise<DemoTemplates> {
    this.clock.setDaysAgo(520);
    const add = (key: string, title: string) => {
      const starter = this.reading.starters().items.find((one) => one.key === key);
      if (starter === undefined) throw new Error(`There is no example ${key}.`);
      const { type, language, agreement, note } = starter;
      return this.templates.write(owner, owner.accountId, {
        title,
        type,
        language,
        agreement: agreement.replace(note, ''),
      });
    };
    const lease = await add('lease-en', 'Room lease');
    const old = await add('rules-en', 'House rules of last year');
    this.clock.setDaysAgo(440);
    const { _id: agreement_id, version, title, type, language, agreement } = lease;
    const longer = agreement.replace('third working day', 'first working day') + BICYCLES;
    await this.templates.write(owner, owner.accountId, {
      agreement_id,
      version,
      title,
      type,
      language,
      agreement: longer,
    });
    await this.templates.write(owner, owner.accountId, {
      agreement_id: old._id,
      version: old.version,
      isActive: false,
    });
    const rules = await add('rules-en', 'House rules');
    const pets = await add('pets-en', 'Keeping a pet');
    return { lease: agreement_id, rules: rules._id, pets: pets._id };
  }
}
