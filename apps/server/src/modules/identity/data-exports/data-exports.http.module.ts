import { Module } from '@nestjs/common';

import { DataExportsController } from './data-exports.controller.ts';
import { DataExportsModule } from './data-exports.module.ts';

@Module({ imports: [DataExportsModule], controllers: [DataExportsController] })
export class DataExportsHttpModule {}
