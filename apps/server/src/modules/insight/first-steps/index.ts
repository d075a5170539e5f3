export { FirstStepsHttpModule } from './first-steps.module.ts';
