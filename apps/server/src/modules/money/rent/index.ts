export { RentModule } from './rent.module.ts';
