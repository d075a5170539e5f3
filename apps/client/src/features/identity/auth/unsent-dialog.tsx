import { useTranslation } from '../../../i18n/use-translation.ts';
import { unsentPrompt } from '../../../lib/prompt.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

/** Asks before somebody signs out who would lose what they wrote. */
export function UnsentDialog({ open = true }: { open?: boolean }) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open={open}
      title={t('unsent.ask')}
      text={t('unsent.text')}
      confirm={t('unsent.confirm')}
      cancel={t('unsent.stay')}
      onClose={() => {
        unsentPrompt.settle(false);
      }}
      onConfirm={() => {
        unsentPrompt.settle(true);
      }}
    />
  );
}
