export { DataExportsModule } from './data-exports.module.ts';
