import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';

import { PackPersonalData } from './pack-personal-data.ts';
import { PersonalData } from './personal-data.ts';
import { PlatformTables } from './platform-tables.ts';

@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [PersonalData, PackPersonalData, PlatformTables],
  exports: [PersonalData, PackPersonalData],
})
export class PersonalDataModule {}
