import type { AdminRating } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { userText } from '#ui/user-text.ts';
import { usePrivateFeelingsQuery } from './admin-ratings-api.ts';

/** Shows a rating's private part, written for admins only. */
export function FeelingsDialog({ rating, onClose }: { rating: AdminRating; onClose: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  const { currentData, isError, refetch } = usePrivateFeelingsQuery({ id: rating._id });
  const name = rating.author.first_name;
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('ratings.admins.feelingsOf', { name })}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t('ratings.admins.feelingsText', { name })}</DialogContentText>
        {currentData === undefined ? (
          isError ? (
            <LoadError onRetry={() => void refetch()} />
          ) : (
            <ListSkeleton rows={1} avatar={false} />
          )
        ) : (
          <Typography sx={userText}>{currentData.private_feelings}</Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{t('shell.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
