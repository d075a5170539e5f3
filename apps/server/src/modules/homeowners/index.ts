export { HomeownersModule } from './homeowners.module.ts';
export { HomeownersService } from './homeowners.service.ts';
