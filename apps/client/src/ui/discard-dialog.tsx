import { useTranslation } from '../i18n/use-translation.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Asked before what was typed and not saved is given up. */
export function DiscardDialog({
  open,
  onDiscard,
  onStay,
}: {
  open: boolean;
  onDiscard: () => void;
  onStay: () => void;
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
      onCancel={onStay}
    />
  );
}
