import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { LeasesModule } from '../../letting/leases/index.ts';
import { DepositsModule } from '../../letting/deposits/index.ts';
import { LedgerModule } from '../ledger/index.ts';
import { ChargeStays } from './charge-stays.ts';
import { DepositMoves } from './deposit-moves.ts';
import { OpenRent } from './open-rent.ts';
import { RoomieArrearsLedger } from './roomie-arrears-ledger.ts';
import { PaidDeposit } from './paid-deposit.ts';
import { RemindOfRent } from './remind-of-rent.ts';
import { RentHandlers } from './rent.handlers.ts';
import { RentPersonalData } from './rent.personal-data.ts';
import { RentPlanEntity } from './rent-plan.entity.ts';
import { RentEffects } from './rent.effects.ts';
import { RentRepository } from './rent.repository.ts';
import { RentReadModel } from './rent-read-model.ts';

/** Rent and deposits in the ledger. The module has no calls of its own. */
@Module({
  imports: [TypeOrmModule.forFeature([RentPlanEntity]), LeasesModule, DepositsModule, LedgerModule],
  providers: [
    RentRepository,
    RentReadModel,
    ChargeStays,
    DepositMoves,
    RoomieArrearsLedger,
    RemindOfRent,
    OpenRent,
    PaidDeposit,
    RentHandlers,
    RentEffects,
    RentPersonalData,
  ],
  exports: [ChargeStays],
})
export class RentModule {}
