import type { ContextPart } from '#kernel/database/define-context.ts';
import { ProspectEntity } from './prospect.entity.ts';
import { SigningCodeEntity } from './signing-code.entity.ts';
import { ProspectsRepository } from './prospects.repository.ts';
import { OfferLeases } from './offer-leases.ts';
import { OfferObstacles } from './offer-obstacles.ts';
import { OffersService } from './offers.service.ts';
import { LeasePageService } from './lease-page.service.ts';
import { OfferCodesRepository } from './offer-codes.repository.ts';
import { SigningCodes } from './signing-codes.ts';
import { ProspectsMails } from './prospects.mails.ts';
import { ProspectsHandlers } from './prospects.handlers.ts';
import { ProspectsEffects } from './prospects.effects.ts';
import { ProspectsPersonalData } from './prospects.personal-data.ts';

export const offers: ContextPart = {
  entities: [ProspectEntity, SigningCodeEntity],
  providers: [
    ProspectsRepository,
    OfferLeases,
    OfferObstacles,
    OffersService,
    LeasePageService,
    OfferCodesRepository,
    SigningCodes,
    ProspectsMails,
    ProspectsHandlers,
    ProspectsEffects,
    ProspectsPersonalData,
  ],
};
