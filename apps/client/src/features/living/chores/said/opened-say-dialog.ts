import { loadWords } from '../../../../i18n/i18n.ts';
import { openedPart } from '../../../../ui/opened-part.tsx';

/** With its words: the pages that open it do without them. */
export const SayDialog = openedPart(async () => {
  const [{ SayDialog: Dialog }] = await Promise.all([
    import('./say-dialog.tsx'),
    loadWords('said'),
    loadWords('appeals'),
  ]);
  return Dialog;
});
