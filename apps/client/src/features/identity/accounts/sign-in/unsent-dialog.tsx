import { useTranslation } from '#i18n/use-translation.ts';
import { unsentPrompt } from '#lib/prompt.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

/** Asks before signing out would lose unsent messages. */
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
