import { Module } from '@nestjs/common';

import { DataExportsModule } from './data-exports.module.ts';
import { DataExportsController } from './data-exports.controller.ts';

@Module({
  imports: [DataExportsModule],
  controllers: [DataExportsController],
})
export class DataExportsHttpModule {}
