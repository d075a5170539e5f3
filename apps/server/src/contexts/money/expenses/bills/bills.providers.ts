import type { ContextPart } from '#kernel/database/define-context.ts';
import { VariableCostEntity } from './variable-cost.entity.ts';
import { VariableCostVersionEntity } from './variable-cost-version.entity.ts';
import { VariableCostShareEntity } from './variable-cost-share.entity.ts';
import { RecurringBillEntity } from './recurring-bill.entity.ts';
import { VariableCostsRepository } from './variable-costs.repository.ts';
import { BillSharesRepository } from './bill-shares.repository.ts';
import { RecurringBillsRepository } from './recurring-bills.repository.ts';
import { RecurringBillSetters } from './recurring-bill-setters.ts';
import { WaitingBills } from './waiting-bills.ts';
import { BillSharers } from './bill-sharers.ts';
import { HouseShares } from './bills-of-roomies.ts';
import { BillsRecalculator } from './bills-recalculator.ts';
import { RestatedBills } from './restated-bills.ts';
import { ReadCostsService } from './read-costs.service.ts';
import { EnterBillService } from './enter-bill.service.ts';
import { TakeBackBillService } from './take-back-bill.service.ts';
import { PreviewBillService } from './preview-bill.service.ts';
import { RecurringBillsService } from './recurring-bills.service.ts';
import { BillPhotos } from './bill-photos.ts';
import { OpenBills } from './open-bills.ts';
import { VariableCostsHandlers } from './variable-costs.handlers.ts';
import { VariableCostsEffects } from './variable-costs.effects.ts';
import { VariableCostsPersonalData } from './variable-costs.personal-data.ts';
import { VariableCostsWaiting } from './variable-costs.waiting.ts';
import { BillsCalendarItems } from './bills.calendar-items.ts';

export const bills: ContextPart = {
  entities: [VariableCostEntity, VariableCostVersionEntity, VariableCostShareEntity, RecurringBillEntity],
  providers: [
    VariableCostsRepository,
    BillSharesRepository,
    RecurringBillsRepository,
    RecurringBillSetters,
    WaitingBills,
    BillSharers,
    HouseShares,
    BillsRecalculator,
    RestatedBills,
    ReadCostsService,
    EnterBillService,
    TakeBackBillService,
    PreviewBillService,
    RecurringBillsService,
    BillPhotos,
    OpenBills,
    VariableCostsHandlers,
    VariableCostsEffects,
    VariableCostsPersonalData,
    VariableCostsWaiting,
    BillsCalendarItems,
  ],
};
