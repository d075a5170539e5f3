import { Module } from '@nestjs/common';

import { defineContext } from '#kernel/database/define-context.ts';
import { AccountsModule } from '#contexts/identity/accounts/index.ts';
import { DataExportEntity } from './data-export.entity.ts';
import { DataExportsRepository } from './data-exports.repository.ts';
import { EndDataExports } from './end-data-exports.ts';
import { AskForDataExportService } from './ask-for-data-export.service.ts';
import { MakeDataExportService } from './make-data-export.service.ts';
import { ReadDataExportsService } from './read-data-exports.service.ts';
import { DataExportsHandlers } from './data-exports.handlers.ts';
import { DataExportsMails } from './data-exports.mails.ts';
import { DataExportsEffects } from './data-exports.effects.ts';
import { DataExportsPersonalData } from './data-exports.personal-data.ts';

@Module(
  defineContext({
    imports: [AccountsModule],
    parts: [
      {
        entities: [DataExportEntity],
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
      },
    ],
  }),
)
export class DataExportsModule {}
