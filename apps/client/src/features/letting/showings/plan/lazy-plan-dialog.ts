import { lazyOnOpen } from '../../../../ui/lazy-on-open.tsx';

/** Planning a showing, for whatever page opens it. */
export const PlanDialog = lazyOnOpen(async () => (await import('./plan-dialog.tsx')).PlanDialog);
