import { Module } from '@nestjs/common';

import { defineContext } from '#kernel/database/define-context.ts';
import { HousesModule } from '#contexts/housing/houses/index.ts';
import { AccessModule } from '#contexts/identity/access/index.ts';
import { AccountsModule } from '#contexts/identity/accounts/index.ts';
import { GuideModule } from '#contexts/living/guide/index.ts';
import { StockModule } from '#contexts/living/stock/index.ts';
import { BoardLinks } from './board/board-links.ts';
import { BoardsRepository } from './board/boards.repository.ts';
import { BoardsEffects } from './board/boards.effects.ts';
import { BoardsPersonalData } from './board/boards.personal-data.ts';
import { HouseBoardEntity } from './board/house-board.entity.ts';
import { MakeBoardService } from './board/make-board.service.ts';
import { ShowBoardService } from './board/show-board.service.ts';
import { CalendarEntriesRepository } from './calendar-entries.repository.ts';
import { CalendarEntryEntity } from './calendar-entry.entity.ts';
import { CalendarReadModel } from './calendar-read-model.ts';
import { EnteredCalendarItems } from './calendar.calendar-items.ts';
import { CalendarEffects } from './calendar.effects.ts';
import { CalendarHandlers } from './calendar.handlers.ts';
import { CalendarPersonalData } from './calendar.personal-data.ts';
import { EnterCalendarService } from './enter-calendar.service.ts';
import { CalendarFeedService } from './feed/calendar-feed.service.ts';
import { ReadCalendarService } from './read-calendar.service.ts';

@Module(
  defineContext({
    imports: [AccessModule, AccountsModule, HousesModule, GuideModule, StockModule],
    parts: [
      {
        entities: [CalendarEntryEntity, HouseBoardEntity],
        providers: [
          CalendarEntriesRepository,
          CalendarReadModel,
          ReadCalendarService,
          EnterCalendarService,
          EnteredCalendarItems,
          CalendarHandlers,
          CalendarEffects,
          CalendarPersonalData,
          CalendarFeedService,
          BoardsRepository,
          BoardLinks,
          MakeBoardService,
          ShowBoardService,
          BoardsEffects,
          BoardsPersonalData,
        ],
      },
    ],
  }),
)
export class CalendarModule {}
