import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

/** The planning dialog, loaded when it is opened. */
export const PlanDialog = lazyOnOpen(async () => (await import('./plan-dialog.tsx')).PlanDialog);
