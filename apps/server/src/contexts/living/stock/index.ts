export { BringStockService } from './bring-stock.service.ts';
export { ChangeStockService } from './change-stock.service.ts';
export { MarkStockService } from './mark-stock.service.ts';
export { NeededStock } from './needed-stock.ts';
export { StockModule } from './stock.module.ts';
export { type PurchaseOfStock, StockPurchases } from './stock-purchases.ts';
