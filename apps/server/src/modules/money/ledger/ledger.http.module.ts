import { Module } from '@nestjs/common';

import { LedgerController } from './ledger.controller.ts';
import { LedgerModule } from './ledger.module.ts';

@Module({ imports: [LedgerModule], controllers: [LedgerController] })
export class LedgerHttpModule {}
