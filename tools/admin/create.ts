import { runServerScript } from './run-server-script.ts';

/** `npm run admin:create` */
await runServerScript('admin-create');
