import { Module } from '@nestjs/common';

import { ChoreBalancesController } from './chore-balances.controller.ts';
import { ChoreCalendarsController } from './chore-calendars.controller.ts';
import { ChoresController } from './chores.controller.ts';
import { ChoresModule } from './chores.module.ts';

@Module({ imports: [ChoresModule], controllers: [ChoresController, ChoreBalancesController, ChoreCalendarsController] })
export class ChoresHttpModule {}
