import { lazyOnOpen } from './lazy-on-open.tsx';

/** A menu of a few choices, for whatever button opens it. */
export const ChoicesMenu = lazyOnOpen(async () => (await import('./choices-menu.tsx')).ChoicesMenu);
