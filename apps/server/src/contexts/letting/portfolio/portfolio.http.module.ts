import { Module } from '@nestjs/common';

import { PortfolioController } from './portfolio.controller.ts';
import { PortfolioModule } from './portfolio.module.ts';

@Module({ imports: [PortfolioModule], controllers: [PortfolioController] })
export class PortfolioHttpModule {}
