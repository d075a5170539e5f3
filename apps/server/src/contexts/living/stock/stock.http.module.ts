import { Module } from '@nestjs/common';

import { StockController } from './stock.controller.ts';
import { StockModule } from './stock.module.ts';

@Module({ imports: [StockModule], controllers: [StockController] })
export class StockHttpModule {}
