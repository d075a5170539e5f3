import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

export const AddDeductionDialog = lazyOnOpen(
  async () => (await import('./add-deduction-dialog.tsx')).AddDeductionDialog,
);
export const SetOffDialog = lazyOnOpen(async () => (await import('./set-off-dialog.tsx')).SetOffDialog);
export const SettleDialog = lazyOnOpen(async () => (await import('./settle-dialog.tsx')).SettleDialog);
export const DisputeDialog = lazyOnOpen(async () => (await import('./dispute-dialog.tsx')).DisputeDialog);
export const AnswerDialog = lazyOnOpen(async () => (await import('./answer-dialog.tsx')).AnswerDialog);
