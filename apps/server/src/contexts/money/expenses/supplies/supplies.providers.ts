import type { ContextPart } from '#kernel/database/define-context.ts';
import { SupplyEntity } from './supply.entity.ts';
import { SupplyConfirmationEntity } from './supply-confirmation.entity.ts';
import { SupplyShareEntity } from './supply-share.entity.ts';
import { SupplyMonthEntity } from './supply-month.entity.ts';
import { SuppliesImportEntity } from './supplies-import.entity.ts';
import { SupplyPartEntity } from './supply-part.entity.ts';
import { SupplyPayerEntity } from './supply-payer.entity.ts';
import { SupplyItemEntity } from './supply-item.entity.ts';
import { SupplyCommentEntity } from './comments/supply-comment.entity.ts';
import { SupplyCommentsRepository } from './comments/supply-comments.repository.ts';
import { SupplyCommentsService } from './comments/supply-comments.service.ts';
import { SupplyCommentsEffects } from './comments/supply-comments.effects.ts';
import { RecurringSupplyEntity } from './recurring/recurring-supply.entity.ts';
import { RecurringSuppliesRepository } from './recurring/recurring-supplies.repository.ts';
import { RecurringSuppliesService } from './recurring/recurring-supplies.service.ts';
import { RecurringSuppliesHandlers } from './recurring/recurring-supplies.handlers.ts';
import { PurchasedStock } from './stock/purchased-stock.ts';
import { PurchasedStockRepository } from './stock/purchased-stock.repository.ts';
import { SupplyStockItemEntity } from './stock/supply-stock-item.entity.ts';
import { SuppliesRepository } from './supplies.repository.ts';
import { SupplySplitsRepository } from './supply-splits.repository.ts';
import { EnteredSplits } from './entered-splits.ts';
import { SupplyMonthsRepository } from './supply-months.repository.ts';
import { SuppliesImportsRepository } from './supplies-imports.repository.ts';
import { SuppliesRecalculator } from './supplies-recalculator.ts';
import { DelayedRecalculation } from './delayed-recalculation.ts';
import { ReadSuppliesService } from './read-supplies.service.ts';
import { EnterSupplyService } from './enter-supply.service.ts';
import { VerifySupplyService } from './verify-supply.service.ts';
import { RemoveSupplyService } from './remove-supply.service.ts';
import { RecalculateSuppliesService } from './recalculate-supplies.service.ts';
import { ReadImport } from './read-import.ts';
import { ImportSuppliesService } from './import-supplies.service.ts';
import { ExportSupplies } from './export-supplies.ts';
import { Receipts } from './receipts.ts';
import { OpenSupplies } from './open-supplies.ts';
import { SuppliesHandlers } from './supplies.handlers.ts';
import { SuppliesEffects } from './supplies.effects.ts';
import { SuppliesImportsEffects } from './supplies-imports.effects.ts';
import { SuppliesPersonalData } from './supplies.personal-data.ts';
import { SuppliesWaiting } from './supplies.waiting.ts';
import { RecurringSuppliesCalendarItems } from './recurring/recurring-supplies.calendar-items.ts';

export const supplies: ContextPart = {
  entities: [
    SupplyEntity,
    SupplyConfirmationEntity,
    SupplyShareEntity,
    SupplyMonthEntity,
    SuppliesImportEntity,
    SupplyPartEntity,
    SupplyPayerEntity,
    SupplyItemEntity,
    RecurringSupplyEntity,
    SupplyCommentEntity,
    SupplyStockItemEntity,
  ],
  providers: [
    SuppliesRepository,
    SupplySplitsRepository,
    EnteredSplits,
    SupplyCommentsRepository,
    SupplyCommentsService,
    SupplyCommentsEffects,
    PurchasedStockRepository,
    PurchasedStock,
    RecurringSuppliesRepository,
    RecurringSuppliesService,
    RecurringSuppliesHandlers,
    RecurringSuppliesCalendarItems,
    SupplyMonthsRepository,
    SuppliesImportsRepository,
    SuppliesRecalculator,
    DelayedRecalculation,
    ReadSuppliesService,
    EnterSupplyService,
    VerifySupplyService,
    RemoveSupplyService,
    RecalculateSuppliesService,
    ReadImport,
    ImportSuppliesService,
    ExportSupplies,
    Receipts,
    OpenSupplies,
    SuppliesHandlers,
    SuppliesEffects,
    SuppliesImportsEffects,
    SuppliesPersonalData,
    SuppliesWaiting,
  ],
};
