import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { PagedList } from '#ui/paged-list.tsx';
import type { FeedPhotos } from '#features/living/chores/feed/feed-photos.ts';
import { LedgerRow } from './ledger-row.tsx';
import { monthName } from '#lib/dates.ts';
import { usePointsInfiniteQuery } from './points-api.ts';

interface LedgerDialogProps {
  roomie: { readonly _id: string; readonly first_name: string };
  /** `YYYY-MM` */
  month: string;
  photos: FeedPhotos;
  onClose: () => void;
}

/** A roomie's points and strikes of a month, each with its cause. */
export function LedgerDialog({ roomie, month, photos, onClose }: LedgerDialogProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const query = usePointsInfiniteQuery({ roomieId: roomie._id, month });
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>
        {t('standings.ledger', { name: roomie.first_name, month: monthName(month, i18n.language) })}
      </DialogTitle>
      <DialogContent sx={{ px: 0 }}>
        <PagedList query={query} empty={t('standings.noRows')}>
          {(rows) => (
            <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {rows.map((row) => (
                <LedgerRow key={row._id} row={row} roomieId={roomie._id} photos={photos} />
              ))}
            </Box>
          )}
        </PagedList>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{t('shell.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
