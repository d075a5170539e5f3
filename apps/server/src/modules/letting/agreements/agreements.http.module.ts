import { Module } from '@nestjs/common';

import { AgreementTemplatesModule } from '../agreement-templates/index.ts';
import { AgreementsController } from './agreements.controller.ts';
import { RoomieAgreementsController } from './roomie-agreements.controller.ts';
import { AgreementsModule } from './agreements.module.ts';

@Module({
  imports: [AgreementsModule, AgreementTemplatesModule],
  controllers: [AgreementsController, RoomieAgreementsController],
})
export class AgreementsHttpModule {}
