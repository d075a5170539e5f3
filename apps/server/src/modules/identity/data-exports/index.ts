export { DataExportsHttpModule, DataExportsModule } from './data-exports.module.ts';
