export { SampleHouseModule } from './sample-house.module.ts';
