import type { OwnCostDetail } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { isApiError } from '#api/api-error.ts';
import { showOutcome } from '#api/show-outcome.ts';
import { showRefusal } from '#api/show-refusal.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf, day } from '#lib/dates.ts';
import { comma, dot } from '#lib/direction.ts';
import { formatMoney } from '#lib/money.ts';
import { DownloadButton } from '#ui/download-button.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { showUndo } from '#ui/show-undo.tsx';
import { WaitingDialog } from '#ui/waiting-dialog.tsx';
import { useOwnCostQuery, useRemoveOwnCostMutation, useRestoreOwnCostMutation } from './own-costs-api.ts';
import type { ReceiptPhotos } from './receipt-photos.ts';

const EditCostDialog = lazyOnOpen(async () => (await import('./edit-cost-dialog.tsx')).EditCostDialog);

interface CostDialogProps {
  id: string;
  /** The current ISO date in its house. */
  today: string;
  /** Whether it can be changed, which needs a house that isn't archived. */
  canChange: (houseId: string) => boolean;
  photos: ReceiptPhotos;
  onClose: () => void;
}

/** A cost with its receipt and its history. */
export function CostDialog({ id, today, canChange, photos, onClose }: CostDialogProps) {
  const { t, i18n } = useTranslation();
  const titleId = useId();
  const { currentData: cost, isError, error, refetch } = useOwnCostQuery({ id });
  const [remove, { isLoading: isRemoving }] = useRemoveOwnCostMutation();
  const [restore, { isLoading: isRestoring }] = useRestoreOwnCostMutation();
  const [edited, setEdited] = useState<OwnCostDetail>();
  if (cost === undefined) {
    const isGone = isApiError(error) && error.status === 404;
    return (
      <WaitingDialog
        title={t(isGone ? 'finances.cost.gone' : 'finances.cost.heading')}
        isError={isError}
        onRetry={() => void refetch()}
        onClose={onClose}
      />
    );
  }
  if (edited !== undefined) return <EditCostDialog cost={edited} today={today} photos={photos} onClose={onClose} />;
  const category = t(`finances.category.${cost.category}`);
  const params = { id };
  const bringBack = () => showOutcome(restore({ params }), t('finances.cost.restored', { category }));
  const takeAway = async (): Promise<void> => {
    const { data: removed, error: refusal } = await remove({ params });
    if (removed === undefined) {
      showRefusal(refusal);
      return;
    }
    onClose();
    await showUndo({
      id: `own-cost-${id}-${String(removed.version)}`,
      message: t('finances.cost.removedDone', { category }),
      undo: t('photos.undo'),
      onUndo: () => void bringBack(),
    });
  };
  const facts: (readonly [string, string])[] = [
    [t('finances.cost.amount'), formatMoney(cost.amount, cost.currency, i18n.language)],
    [t('finances.cost.paidOn'), day(cost.paid_on, i18n.language)],
    [t('finances.cost.house'), [cost.house.name, ...(cost.room ? [cost.room.name] : [])].join(comma())],
    ...(cost.supplier === '' ? [] : [[t('finances.cost.supplierFact'), cost.supplier] as const]),
    ...(cost.note === '' ? [] : [[t('finances.cost.noteFact'), cost.note] as const]),
    [t('finances.cost.entered'), dateOf(cost.entered_at, i18n.language)],
  ];
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{category}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          {cost.removed_at !== null && (
            <Typography sx={{ color: 'text.secondary' }}>
              {t('finances.cost.isRemoved', { day: dateOf(cost.removed_at, i18n.language) })}
            </Typography>
          )}
          <FactList facts={facts} />
          {cost.photos.length > 0 && photos.gallery(cost.photos, t('finances.cost.receipt'))}
          {cost.files.length > 0 && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {cost.files.map(({ file_id: fileId, url, name }) => (
                <DownloadButton
                  key={fileId}
                  path={url}
                  file={name}
                  label={name}
                  failed={t('finances.download.pdfFailed')}
                />
              ))}
            </Box>
          )}
          {cost.versions.length > 0 && <Versions cost={cost} />}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose}>{t('shell.close')}</Button>
        {canChange(cost.house._id) &&
          (cost.removed_at === null ? (
            <>
              <Button color="error" loading={isRemoving} onClick={() => void takeAway()}>
                {t('finances.cost.remove')}
              </Button>
              <Button
                variant="contained"
                onClick={() => {
                  setEdited(cost);
                }}
              >
                {t('finances.cost.edit')}
              </Button>
            </>
          ) : (
            <Button variant="contained" loading={isRestoring} onClick={() => void bringBack()}>
              {t('finances.cost.restore')}
            </Button>
          ))}
      </DialogActions>
    </Dialog>
  );
}

/** What it said before, newest first. */
function Versions({ cost: { versions, currency } }: { cost: OwnCostDetail }) {
  const { t, i18n } = useTranslation();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h3" sx={{ mb: 1 }}>
        {t('finances.cost.history')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {versions.map(({ version, amount, category, paid_on: on, supplier, note, replaced_at: at }) => (
          <Box component="li" key={version}>
            <Typography variant="body2">
              {t('finances.cost.version', {
                amount: formatMoney(amount, currency, i18n.language),
                category: t(`finances.category.${category}`),
                day: day(on, i18n.language),
              })}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {[supplier, note, dateOf(at, i18n.language)].filter((part) => part !== '').join(dot())}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
