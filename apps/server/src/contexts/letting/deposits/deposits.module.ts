import { Module } from '@nestjs/common';

import { defineContext } from '#kernel/database/define-context.ts';
import { AccessModule } from '#contexts/identity/access/index.ts';
import { MediaModule } from '#contexts/identity/media/index.ts';
import { LeasingModule } from '#contexts/letting/leasing/index.ts';
import { MoveReportsModule } from '#contexts/letting/move-reports/index.ts';
import { DepositEntity } from './deposit.entity.ts';
import { DepositDeductionEntity } from './deposit-deduction.entity.ts';
import { DepositStatementEntity } from './deposit-statement.entity.ts';
import { DepositsRepository } from './deposits.repository.ts';
import { DeductionsRepository } from './deductions.repository.ts';
import { StatementsRepository } from './statements.repository.ts';
import { Statements } from './statements.ts';
import { Grounds } from './grounds.ts';
import { DepositRecord } from './deposit-record.ts';
import { DepositDeadlines } from './deposit-deadlines.ts';
import { DepositArrears } from './deposit-arrears.ts';
import { ChangeDeposit } from './change-deposit.ts';
import { OpenDepositsService } from './open-deposits.service.ts';
import { ReadDepositsService } from './read-deposits.service.ts';
import { DeductionsService } from './deductions.service.ts';
import { DisputeService } from './dispute.service.ts';
import { SetOffService } from './set-off.service.ts';
import { SettleDepositService } from './settle-deposit.service.ts';
import { PrintStatementService } from './print-statement.service.ts';
import { DeductionPhotos } from './deduction-photos.ts';
import { DepositsEffects } from './deposits.effects.ts';
import { DepositsPersonalData } from './deposits.personal-data.ts';
import { DepositsWaiting } from './deposits.waiting.ts';

@Module(
  defineContext({
    imports: [AccessModule, MediaModule, LeasingModule, MoveReportsModule],
    parts: [
      {
        entities: [DepositEntity, DepositDeductionEntity, DepositStatementEntity],
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
      },
    ],
  }),
)
export class DepositsModule {}
