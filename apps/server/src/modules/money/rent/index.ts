export { ChargeStays } from './charge-stays.ts';
export { RentModule } from './rent.module.ts';
