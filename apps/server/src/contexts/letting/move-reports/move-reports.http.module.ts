import { Module } from '@nestjs/common';

import { MoveReportsModule } from './move-reports.module.ts';
import { MoveInController } from './move-in.controller.ts';

@Module({
  imports: [MoveReportsModule],
  controllers: [MoveInController],
})
export class MoveReportsHttpModule {}
