import { Injectable } from '@nestjs/common';

import { ReadTemplatesService, WriteTemplateService } from '../modules/letting/agreement-templates/index.ts';
import type { Actor } from '../platform/http/actor.ts';

/** What an example says of itself, which a homeowner deletes. */
const NO_ADVICE = /^<p><em>[^<]*<\/em><\/p>/;
const BICYCLES = '<h2>9. Bicycles</h2><p>One bicycle a roomie has a place in the shed.</p>';

/** Templates of agreements, one of them changed since, and one that is no longer used. */
@Injectable()
export class DemoAgreements {
  constructor(
    private readonly templates: WriteTemplateService,
    private readonly reading: ReadTemplatesService,
  ) {}

  async write(owner: Actor): Promise<void> {
    const add = (key: string, title: string) => {
      const starter = this.reading.starters().items.find((one) => one.key === key);
      if (starter === undefined) throw new Error(`There is no example ${key}.`);
      const { type, language, agreement } = starter;
      return this.templates.write(owner, owner.accountId, {
        title,
        type,
        language,
        agreement: agreement.replace(NO_ADVICE, ''),
      });
    };
    const { _id: agreement_id, version, title, type, language, agreement } = await add('lease-en', 'Room lease');
    const longer = agreement.replace('third working day', 'first working day') + BICYCLES;
    await this.templates.write(owner, owner.accountId, {
      ...{ agreement_id, version, title, type, language },
      agreement: longer,
    });
    await add('pets-en', 'Keeping a pet');
    const rules = await add('rules-en', 'House rules of last year');
    await this.templates.write(owner, owner.accountId, {
      agreement_id: rules._id,
      version: rules.version,
      isActive: false,
    });
  }
}
