import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';

import { CalendarRegister } from './calendar-register.ts';

@Global()
@Module({ imports: [DiscoveryModule], providers: [CalendarRegister], exports: [CalendarRegister] })
export class CalendarRegisterModule {}
