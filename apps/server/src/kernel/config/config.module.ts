import { type DynamicModule, Global, Module } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Config } from './config.ts';

@Global()
@Module({})
export class ConfigModule {
  static forRoot(config: Config, clock: Clock): DynamicModule {
    return {
      module: ConfigModule,
      providers: [
        { provide: Config, useValue: config },
        { provide: Clock, useValue: clock },
      ],
      exports: [Config, Clock],
    };
  }
}
