import { lazyOnOpen } from '../../../../ui/lazy-on-open.tsx';

/** For lists in which saying something is rare. */
export const FeedbackDialog = lazyOnOpen(async () => (await import('./feedback-dialog.tsx')).FeedbackDialog);
