import { Module } from '@nestjs/common';

import { defineContext } from '#kernel/database/define-context.ts';
import { HousesModule } from '#contexts/housing/houses/index.ts';
import { AccountsModule } from '#contexts/identity/accounts/index.ts';
import { LeasingModule } from '#contexts/letting/leasing/index.ts';
import { FurnishPortfolio } from './furnish-portfolio.ts';
import { ImportPortfolioService } from './import-portfolio.service.ts';
import { PortfolioRepository } from './portfolio.repository.ts';
import { PortfolioReader } from './read-portfolio.ts';

@Module(
  defineContext({
    imports: [AccountsModule, HousesModule, LeasingModule],
    parts: [
      { entities: [], providers: [PortfolioRepository, PortfolioReader, FurnishPortfolio, ImportPortfolioService] },
    ],
  }),
)
export class PortfolioModule {}
