import type { CleaningVisit } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';

import { useTranslation } from '#i18n/use-translation.ts';
import type { FeedPhotos } from '#features/living/chores/feed/feed-photos.ts';
import { VisitCard } from './visit-card.tsx';

interface VisitDialogProps {
  visit: CleaningVisit;
  gallery: FeedPhotos['gallery'];
  onClose: () => void;
}

/** A visit report, in a dialog over the page. */
export function VisitDialog({ visit, gallery, onClose }: VisitDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={`visit-${visit._id}`}>
      <DialogContent sx={{ p: { xs: 1.5, sm: 2.5 } }}>
        <VisitCard visit={visit} gallery={gallery} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{t('shell.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
