import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';

import { PersonalData } from './personal-data.ts';
import { PlatformTables } from './platform-tables.ts';

@Global()
@Module({ imports: [DiscoveryModule], providers: [PersonalData, PlatformTables], exports: [PersonalData] })
export class PersonalDataModule {}
