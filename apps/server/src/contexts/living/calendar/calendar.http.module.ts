import { Module } from '@nestjs/common';

import { BoardsController } from './board/boards.controller.ts';
import { CalendarController } from './calendar.controller.ts';
import { CalendarFeedController } from './feed/calendar-feed.controller.ts';
import { CalendarModule } from './calendar.module.ts';

@Module({ imports: [CalendarModule], controllers: [CalendarController, BoardsController, CalendarFeedController] })
export class CalendarHttpModule {}
