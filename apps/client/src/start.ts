import '@fontsource-variable/fraunces';
import '@fontsource-variable/inter';
import './base.css';

import { PUBLIC_PAGES } from './app/routes/public-pages.ts';

type Load = () => Promise<unknown>;
const pages: Readonly<Record<string, Load | undefined>> = PUBLIC_PAGES;

// The page comes beside what draws it, not after it. What cannot be fetched is fetched, and its failure told, when it is drawn.
const load = pages[window.location.pathname] ?? (() => import('./app/members-area.tsx'));
load().catch(() => undefined);
void import('./main.tsx');
