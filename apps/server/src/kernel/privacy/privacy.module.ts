import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';

import { PackPersonalData } from './pack-personal-data.ts';
import { PersonalData } from './personal-data.ts';
import { KernelTables } from './kernel-tables.ts';

@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [PersonalData, PackPersonalData, KernelTables],
  exports: [PersonalData, PackPersonalData],
})
export class PrivacyModule {}
