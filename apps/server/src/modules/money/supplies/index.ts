export { EnterSupplyService } from './enter-supply.service.ts';
export { RemoveSupplyService } from './remove-supply.service.ts';
export { SuppliesModule } from './supplies.module.ts';
export { VerifySupplyService } from './verify-supply.service.ts';
