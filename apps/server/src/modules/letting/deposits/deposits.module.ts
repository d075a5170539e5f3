import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AccessModule } from '../../identity/access/index.ts';
import { ImagesModule } from '../../identity/images/index.ts';
import { LeasesModule } from '../leases/index.ts';
import { MoveInModule } from '../move-in/index.ts';
import { ChangeDeposit } from './change-deposit.ts';
import { DeductionPhotos } from './deduction-photos.ts';
import { DeductionsRepository } from './deductions.repository.ts';
import { DeductionsService } from './deductions.service.ts';
import { DepositArrears } from './deposit-arrears.ts';
import { DepositDeadlines } from './deposit-deadlines.ts';
import { DepositDeductionEntity } from './deposit-deduction.entity.ts';
import { DepositRecord } from './deposit-record.ts';
import { DepositStatementEntity } from './deposit-statement.entity.ts';
import { DepositEntity } from './deposit.entity.ts';
import { DepositsPersonalData } from './deposits.personal-data.ts';
import { DepositsWaiting } from './deposits.waiting.ts';
import { DepositsEffects } from './deposits.effects.ts';
import { DepositsRepository } from './deposits.repository.ts';
import { DisputeService } from './dispute.service.ts';
import { Grounds } from './grounds.ts';
import { OpenDepositsService } from './open-deposits.service.ts';
import { PrintStatementService } from './print-statement.service.ts';
import { ReadDepositsService } from './read-deposits.service.ts';
import { SetOffService } from './set-off.service.ts';
import { SettleDepositService } from './settle-deposit.service.ts';
import { StatementsRepository } from './statements.repository.ts';
import { Statements } from './statements.ts';

@Module({
  imports: [
    TypeOrmModule.forFeature([DepositEntity, DepositDeductionEntity, DepositStatementEntity]),
    AccessModule,
    ImagesModule,
    LeasesModule,
    MoveInModule,
  ],
  providers: [
    DepositsRepository,
    DeductionsRepository,
    StatementsRepository,
    Statements,
    Grounds,
    DepositRecord,
    DepositDeadlines,
    DepositArrears,
    ChangeDeposit,
    OpenDepositsService,
    ReadDepositsService,
    DeductionsService,
    DisputeService,
    SetOffService,
    SettleDepositService,
    PrintStatementService,
    DeductionPhotos,
    DepositsEffects,
    DepositsPersonalData,
    DepositsWaiting,
  ],
  exports: [
    DepositArrears,
    ReadDepositsService,
    DeductionsService,
    DisputeService,
    SetOffService,
    SettleDepositService,
  ],
})
export class DepositsModule {}
