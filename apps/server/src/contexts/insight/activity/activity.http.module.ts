import { Module } from '@nestjs/common';

import { ActivityModule } from './activity.module.ts';
import { ActivityService } from './activity.service.ts';
import { SubjectsRepository } from './subjects.repository.ts';
import { ActivityController } from './activity.controller.ts';

@Module({
  imports: [ActivityModule],
  providers: [ActivityService, SubjectsRepository],
  controllers: [ActivityController],
})
export class ActivityHttpModule {}
