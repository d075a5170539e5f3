import { showRefusal } from '#api/show-refusal.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { tell } from '#lib/alerts.ts';
import { monthName } from '#lib/dates.ts';
import { ReasonDialog } from '#ui/lazy-reason-dialog.ts';
import { useRemoveSuppliesOfRoomieMutation } from './history-api.ts';

interface RemoveAllDialogProps {
  roomie: { readonly id: string; readonly name: string };
  /** `YYYY-MM`; undefined: all months. */
  month: string | undefined;
  onClose: () => void;
}

/** Removes all purchases of a person from the history. */
export function RemoveAllDialog({ roomie: { id, name }, month, onClose }: RemoveAllDialogProps) {
  const { t, i18n } = useTranslation();
  const [remove] = useRemoveSuppliesOfRoomieMutation();
  const submit = async (reason: string): Promise<boolean> => {
    let removed = 0;
    for (;;) {
      const { data, error } = await remove({
        params: { id },
        body: { reason, ...(month === undefined ? {} : { month }) },
      });
      if (data === undefined) {
        showRefusal(error);
        return false;
      }
      removed += data.removed;
      // The server removes a limited number per call; repeat for the rest.
      if (data.left === 0 || data.removed === 0) break;
    }
    tell(t('suppliesHistory.removeAll.done', { count: removed }));
    return true;
  };
  return (
    <ReasonDialog
      title={
        month === undefined
          ? t('suppliesHistory.removeAll.ask', { name })
          : t('suppliesHistory.removeAll.askMonth', { name, month: monthName(month, i18n.language) })
      }
      text={t('suppliesHistory.removeAll.text', { name })}
      confirm={t('suppliesHistory.removeAll.confirm')}
      label={t('supplies.remove.reason')}
      missing={t('supplies.remove.missing')}
      onConfirm={submit}
      onClose={onClose}
    />
  );
}
