import { Module } from '@nestjs/common';

import { defineContext } from '#kernel/database/define-context.ts';
import { AccountsModule } from '#contexts/identity/accounts/index.ts';
import { RatingsModule } from '#contexts/housing/ratings/index.ts';
import { MakePassportService } from './make-passport.service.ts';
import { PassportFiguresRepository } from './passport-figures.repository.ts';
import { PassportParts } from './passport-parts.service.ts';
import { PassportEffects } from './passport.effects.ts';
import { PassportEntity } from './passport.entity.ts';
import { PassportPersonalData } from './passport.personal-data.ts';
import { PassportsRepository } from './passports.repository.ts';
import { PassportsService } from './passports.service.ts';

@Module(
  defineContext({
    imports: [AccountsModule, RatingsModule],
    parts: [
      {
        entities: [PassportEntity],
        providers: [
          PassportsRepository,
          PassportFiguresRepository,
          PassportParts,
          MakePassportService,
          PassportsService,
          PassportEffects,
          PassportPersonalData,
        ],
      },
    ],
  }),
)
export class PassportModule {}
