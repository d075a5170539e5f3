import type { app } from './app.ts';
import { landing } from './landing.ts';
import { shell } from './shell.ts';

/** What the first view says; the rest comes with the pages that call the server. */
export const firstView = { landing, shell };

export type English = typeof firstView & typeof app;
