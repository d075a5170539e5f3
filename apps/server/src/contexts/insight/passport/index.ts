export { MakePassportService } from './make-passport.service.ts';
export { PassportModule } from './passport.module.ts';
