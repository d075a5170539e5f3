import { Module } from '@nestjs/common';

import { AgreementsModule } from '../agreements/index.ts';
import { LeaseEndsController } from './lease-ends.controller.ts';
import { LeasesController } from './leases.controller.ts';
import { LeasesModule } from './leases.module.ts';

@Module({ imports: [LeasesModule, AgreementsModule], controllers: [LeasesController, LeaseEndsController] })
export class LeasesHttpModule {}
