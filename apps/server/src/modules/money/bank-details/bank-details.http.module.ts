import { Module } from '@nestjs/common';

import { BankDetailsController } from './bank-details.controller.ts';
import { BankDetailsModule } from './bank-details.module.ts';

@Module({ imports: [BankDetailsModule], controllers: [BankDetailsController] })
export class BankDetailsHttpModule {}
