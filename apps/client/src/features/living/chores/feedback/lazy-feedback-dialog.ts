import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

/** The feedback dialog, loaded on demand for lists where it is rarely used. */
export const FeedbackDialog = lazyOnOpen(async () => (await import('./feedback-dialog.tsx')).FeedbackDialog);
