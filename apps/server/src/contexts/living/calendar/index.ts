export { MakeBoardService } from './board/make-board.service.ts';
export { CalendarModule } from './calendar.module.ts';
export { EnterCalendarService } from './enter-calendar.service.ts';
