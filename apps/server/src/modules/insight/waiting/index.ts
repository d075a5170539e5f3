export { WaitingHttpModule } from './waiting.module.ts';
