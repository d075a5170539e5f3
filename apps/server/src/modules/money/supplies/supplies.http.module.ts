import { Module } from '@nestjs/common';

import { SuppliesController } from './supplies.controller.ts';
import { SuppliesImportController } from './supplies-import.controller.ts';
import { SuppliesHistoryController } from './supplies-history.controller.ts';
import { SuppliesModule } from './supplies.module.ts';

@Module({
  imports: [SuppliesModule],
  controllers: [SuppliesController, SuppliesHistoryController, SuppliesImportController],
})
export class SuppliesHttpModule {}
