import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AccessModule } from '../../identity/access/index.ts';
import { AccountsModule } from '../../identity/accounts/index.ts';
import { AuthModule } from '../../identity/auth/index.ts';
import { AdsModule } from '../ads/index.ts';
import { AgreementTemplatesModule } from '../agreement-templates/index.ts';
import { AgreementsModule } from '../agreements/index.ts';
import { RoomsModule } from '../../home/rooms/index.ts';
import { LeasePageService } from './lease-page.service.ts';
import { OfferLeases } from './offer-leases.ts';
import { OfferObstacles } from './offer-obstacles.ts';
import { OffersService } from './offers.service.ts';
import { ProspectsHandlers } from './prospects.handlers.ts';
import { ProspectsMails } from './prospects.mails.ts';
import { ProspectsRepository } from './prospects.repository.ts';
import { ProspectsEffects } from './prospects.effects.ts';
import { ProspectsPersonalData } from './prospects.personal-data.ts';
import { ProspectEntity } from './prospect.entity.ts';
import { SigningCodeEntity } from './signing-code.entity.ts';
import { SigningCodes } from './signing-codes.ts';

@Module({
  imports: [
    TypeOrmModule.forFeature([ProspectEntity, SigningCodeEntity]),
    AccessModule,
    AccountsModule,
    AdsModule,
    AgreementTemplatesModule,
    AgreementsModule,
    AuthModule,
    RoomsModule,
  ],
  providers: [
    ProspectsRepository,
    OfferLeases,
    OfferObstacles,
    OffersService,
    LeasePageService,
    SigningCodes,
    ProspectsMails,
    ProspectsHandlers,
    ProspectsEffects,
    ProspectsPersonalData,
  ],
  exports: [OffersService, LeasePageService, SigningCodes, ProspectsRepository],
})
export class ProspectsModule {}
