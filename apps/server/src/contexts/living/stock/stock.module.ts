import { Module } from '@nestjs/common';

import { defineContext } from '#kernel/database/define-context.ts';
import { HousesModule } from '#contexts/housing/houses/index.ts';
import { AccessModule } from '#contexts/identity/access/index.ts';
import { BringStockService } from './bring-stock.service.ts';
import { ChangeStockService } from './change-stock.service.ts';
import { MarkStockService } from './mark-stock.service.ts';
import { NeededStock } from './needed-stock.ts';
import { ReadStockService } from './read-stock.service.ts';
import { StockChangeEntity } from './stock-change.entity.ts';
import { StockItemEntity } from './stock-item.entity.ts';
import { StockPurchases } from './stock-purchases.ts';
import { StockEffects } from './stock.effects.ts';
import { StockPersonalData } from './stock.personal-data.ts';
import { StockRepository } from './stock.repository.ts';

@Module(
  defineContext({
    imports: [AccessModule, HousesModule],
    parts: [
      {
        entities: [StockItemEntity, StockChangeEntity],
        providers: [
          StockRepository,
          StockPurchases,
          ReadStockService,
          ChangeStockService,
          MarkStockService,
          BringStockService,
          NeededStock,
          StockEffects,
          StockPersonalData,
        ],
      },
    ],
  }),
)
export class StockModule {}
