import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AccountsModule } from '../accounts/index.ts';
import { AuthModule } from '../auth/index.ts';
import { AskForDataExportService } from './ask-for-data-export.service.ts';
import { DataExportEntity } from './data-export.entity.ts';
import { DataExportsHandlers } from './data-exports.handlers.ts';
import { DataExportsMails } from './data-exports.mails.ts';
import { DataExportsPersonalData } from './data-exports.personal-data.ts';
import { DataExportsEffects } from './data-exports.effects.ts';
import { DataExportsRepository } from './data-exports.repository.ts';
import { EndDataExports } from './end-data-exports.ts';
import { MakeDataExportService } from './make-data-export.service.ts';
import { ReadDataExportsService } from './read-data-exports.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([DataExportEntity]), AccountsModule, AuthModule],
  providers: [
    DataExportsRepository,
    EndDataExports,
    AskForDataExportService,
    MakeDataExportService,
    ReadDataExportsService,
    DataExportsHandlers,
    DataExportsMails,
    DataExportsEffects,
    DataExportsPersonalData,
  ],
  exports: [AskForDataExportService, ReadDataExportsService],
})
export class DataExportsModule {}
