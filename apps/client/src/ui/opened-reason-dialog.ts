import { openedPart } from './opened-part.tsx';

/** For pages on which saying no is rare. */
export const ReasonDialog = openedPart(async () => (await import('./reason-dialog.tsx')).ReasonDialog);
