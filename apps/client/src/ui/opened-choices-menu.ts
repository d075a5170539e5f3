import { openedPart } from './opened-part.tsx';

/** A menu of a few choices, for whatever button opens it. */
export const ChoicesMenu = openedPart(async () => (await import('./choices-menu.tsx')).ChoicesMenu);
