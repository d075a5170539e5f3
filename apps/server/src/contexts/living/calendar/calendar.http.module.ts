import { Module } from '@nestjs/common';

import { BoardsController } from './board/boards.controller.ts';
import { CalendarController } from './calendar.controller.ts';
import { CalendarModule } from './calendar.module.ts';

@Module({ imports: [CalendarModule], controllers: [CalendarController, BoardsController] })
export class CalendarHttpModule {}
