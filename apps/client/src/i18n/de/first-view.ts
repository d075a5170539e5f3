import type { English } from '../en/index.ts';
import { landing } from './landing.ts';
import { shell } from './shell.ts';

export const words: Pick<English, 'landing' | 'shell'> = { landing, shell };
