import { openedPart } from '../../../ui/opened-part.tsx';

export const AddDeductionDialog = openedPart(
  async () => (await import('./add-deduction-dialog.tsx')).AddDeductionDialog,
);
export const SetOffDialog = openedPart(async () => (await import('./set-off-dialog.tsx')).SetOffDialog);
export const SettleDialog = openedPart(async () => (await import('./settle-dialog.tsx')).SettleDialog);
export const DisputeDialog = openedPart(async () => (await import('./dispute-dialog.tsx')).DisputeDialog);
export const AnswerDialog = openedPart(async () => (await import('./answer-dialog.tsx')).AnswerDialog);
