export { OwnFactorsModule } from './own-factors.module.ts';
export { ResetFactors } from './reset-factors.service.ts';
