import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { HousesModule } from '../../home/houses/index.ts';
import { RoomiesModule } from '../../home/roomies/index.ts';
import { AccessModule } from '../../identity/access/index.ts';
import { ImagesModule } from '../../identity/images/index.ts';
import { LeasesModule } from '../../letting/leases/index.ts';
import { LedgerModule } from '../ledger/index.ts';
import { BillPhotos } from './bill-photos.ts';
import { BillSharesRepository } from './bill-shares.repository.ts';
import { EnterBillService } from './enter-bill.service.ts';
import { OpenBills } from './open-bills.ts';
import { PreviewBillService } from './preview-bill.service.ts';
import { ReadCostsService } from './read-costs.service.ts';
import { BillsRecalculator } from './bills-recalculator.ts';
import { RecurringBillEntity } from './recurring-bill.entity.ts';
import { RecurringBillsRepository } from './recurring-bills.repository.ts';
import { RecurringBillsService } from './recurring-bills.service.ts';
import { RestatedBills } from './restated-bills.ts';
import { TakeBackBillService } from './take-back-bill.service.ts';
import { VariableCostEntity } from './variable-cost.entity.ts';
import { VariableCostShareEntity } from './variable-cost-share.entity.ts';
import { VariableCostVersionEntity } from './variable-cost-version.entity.ts';
import { VariableCostsHandlers } from './variable-costs.handlers.ts';
import { VariableCostsPersonalData } from './variable-costs.personal-data.ts';
import { VariableCostsWaiting } from './variable-costs.waiting.ts';
import { VariableCostsEffects } from './variable-costs.effects.ts';
import { VariableCostsRepository } from './variable-costs.repository.ts';
import { WaitingBills } from './waiting-bills.ts';

const useCases = [ReadCostsService, EnterBillService, TakeBackBillService, PreviewBillService, RecurringBillsService];

@Module({
  imports: [
    TypeOrmModule.forFeature([
      VariableCostEntity,
      VariableCostVersionEntity,
      VariableCostShareEntity,
      RecurringBillEntity,
    ]),
    AccessModule,
    HousesModule,
    RoomiesModule,
    ImagesModule,
    LeasesModule,
    LedgerModule,
  ],
  providers: [
    VariableCostsRepository,
    BillSharesRepository,
    RecurringBillsRepository,
    WaitingBills,
    BillsRecalculator,
    RestatedBills,
    ...useCases,
    BillPhotos,
    OpenBills,
    VariableCostsHandlers,
    VariableCostsEffects,
    VariableCostsPersonalData,
    VariableCostsWaiting,
  ],
  exports: useCases,
})
export class VariableCostsModule {}
