import { useTranslation } from '#i18n/use-translation.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Asks before unsaved input is discarded. */
export function DiscardDialog({
  open,
  onDiscard,
  onClose,
}: {
  open: boolean;
  onDiscard: () => void;
  /** Keeps the input. */
  onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open={open}
      title={t('shell.unsaved.ask')}
      text={t('shell.unsaved.text')}
      confirm={t('shell.discard')}
      cancel={t('shell.unsaved.stay')}
      onConfirm={onDiscard}
      onClose={onClose}
    />
  );
}
