import { openedPart } from '../../../../ui/opened-part.tsx';

/** Planning a showing, for whatever page opens it. */
export const PlanDialog = openedPart(async () => (await import('./plan-dialog.tsx')).PlanDialog);
