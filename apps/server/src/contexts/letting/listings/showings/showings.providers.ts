import type { ContextPart } from '#kernel/database/define-context.ts';
import { ShowingEntity } from './showing.entity.ts';
import { ShowingQuietTimesEntity } from './showing-quiet-times.entity.ts';
import { ShowingSettingsEntity } from './showing-settings.entity.ts';
import { ShowingsRepository } from './showings.repository.ts';
import { ShowingTimesRepository } from './showing-times.repository.ts';
import { ShowingTimesService } from './showing-times.service.ts';
import { ShowingReminders } from './showing-reminders.ts';
import { ChangeShowing } from './change-showing.ts';
import { ShowingsService } from './showings.service.ts';
import { ReadShowingsService } from './read-showings.service.ts';
import { VisitsService } from './visits.service.ts';
import { ShowingsMails } from './showings.mails.ts';
import { ShowingsCalendar } from './showings.calendar.ts';
import { ShowingsHandlers } from './showings.handlers.ts';
import { ShowingsEffects } from './showings.effects.ts';
import { ShowingsPersonalData } from './showings.personal-data.ts';
import { ShowingsWaiting } from './showings.waiting.ts';
import { ShowingsCalendarItems } from './showings.calendar-items.ts';

export const showings: ContextPart = {
  entities: [ShowingEntity, ShowingQuietTimesEntity, ShowingSettingsEntity],
  providers: [
    ShowingsRepository,
    ShowingTimesRepository,
    ShowingTimesService,
    ShowingReminders,
    ChangeShowing,
    ShowingsService,
    ReadShowingsService,
    VisitsService,
    ShowingsMails,
    ShowingsCalendar,
    ShowingsHandlers,
    ShowingsEffects,
    ShowingsPersonalData,
    ShowingsWaiting,
    ShowingsCalendarItems,
  ],
};
