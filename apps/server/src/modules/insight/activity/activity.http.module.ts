import { Module } from '@nestjs/common';

import { ActivityController } from './activity.controller.ts';
import { ActivityService } from './activity.service.ts';
import { SubjectsRepository } from './subjects.repository.ts';
import { ActivityModule } from './activity.module.ts';

@Module({
  imports: [ActivityModule],
  providers: [ActivityService, SubjectsRepository],
  controllers: [ActivityController],
})
export class ActivityHttpModule {}
