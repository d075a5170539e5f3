import { lazyOnOpen } from './lazy-on-open.tsx';

/** A menu of a few choices, loaded when it is opened. */
export const ChoicesMenu = lazyOnOpen(async () => (await import('./choices-menu.tsx')).ChoicesMenu);
