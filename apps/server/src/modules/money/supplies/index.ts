export { SuppliesHttpModule, SuppliesModule } from './supplies.module.ts';
