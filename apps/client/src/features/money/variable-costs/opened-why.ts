import { openedPart } from '../../../ui/opened-part.tsx';

export const WhyDialog = openedPart(async () => (await import('./why-dialog.tsx')).WhyDialog);
