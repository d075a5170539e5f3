import { runServerScript } from './run-server-script.ts';

/** `npm run admin:reset-factors` */
await runServerScript('admin-reset-factors');
