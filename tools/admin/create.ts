import { runServerScript } from './run-server-script.ts';

await runServerScript('admin-create');
