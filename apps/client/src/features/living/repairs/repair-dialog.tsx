import type { RepairDetail } from '@common-roof/contracts';
import { dayIn } from '@common-roof/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { Link } from 'react-router-dom';

import { isApiError } from '#api/api-error.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { formatMoney } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { toOpen } from '#lib/use-opening.ts';
import { useReader } from '#session/use-reader.ts';
import { FactList } from '#ui/fact-list.tsx';
import { userText } from '#ui/user-text.ts';
import { WaitingDialog } from '#ui/waiting-dialog.tsx';
import { RepairActions } from './repair-actions.tsx';
import { RepairNotes } from './repair-notes.tsx';
import type { RepairPhotos } from './repair-photos.ts';
import { useRepairQuery } from './repairs-api.ts';
import { useRepairText } from './use-repair-text.ts';

interface RepairDialogProps {
  id: string;
  photos: RepairPhotos;
  onClose: () => void;
}

/** A repair with everything that was said about it, and what the reader can do. */
export function RepairDialog({ id, photos, onClose }: RepairDialogProps) {
  const { t } = useTranslation();
  const { currentData, isError, error, refetch } = useRepairQuery({ id });
  const titleId = useId();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  if (currentData === undefined) {
    // A link may lead to what the reader doesn't see any more.
    const isGone = isApiError(error) && error.status === 404;
    return (
      <WaitingDialog
        title={isGone ? t('repairs.gone') : t('repairs.heading')}
        isError={isError}
        onRetry={() => void refetch()}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {currentData.title}
      </DialogTitle>
      <DialogContent>
        <Content repair={currentData} photos={photos} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', rowGap: 1 }}>
        <Button onClick={onClose}>{t('repairs.close')}</Button>
        <RepairActions repair={currentData} photos={photos} />
      </DialogActions>
    </Dialog>
  );
}

/** The bill that shares the cost of a repair among those who lived there on the day of its end. */
function billOf({ house, title }: RepairDetail, amount: string, endedAt: string) {
  const day = dayIn(house.time_zone, new Date(endedAt));
  return { category: 'other', from: day, to: day, amount, note: title };
}

/** Where the homeowner enters the cost as their own, paid on the day of the repair's end. */
function toAddCost({ house, title }: RepairDetail, amount: string, endedAt: string): string {
  const on = dayIn(house.time_zone, new Date(endedAt));
  const cost = new URLSearchParams({ house: house._id, category: 'repairs', amount, on, note: title });
  return `${toOpen(paths.finances, 'cost')}&${cost.toString()}`;
}

function Content({ repair, photos }: { repair: RepairDetail; photos: RepairPhotos }) {
  const { t, i18n } = useTranslation();
  const { role } = useReader();
  const text = useRepairText();
  // The status says so as long as nobody has planned a visit.
  const carer = repair.state === 'accepted' && repair.visit === null ? null : text.carerOf(repair);
  const {
    title,
    description,
    photos: pictures,
    photos_after: after,
    cost,
    house,
    entry,
    entry_note: note,
    urgency,
    ended,
  } = repair;
  const facts: (readonly [string, string])[] = [
    [t('repairs.fact.status'), text.status(repair)],
    ...(carer === null ? [] : [[t('repairs.fact.carer'), carer] as const]),
    [t('repairs.fact.place'), `${text.place(repair)}, ${house.name}`],
    [t('repairs.fact.reported'), text.by(repair)],
    [t('repairs.fact.urgency'), t(`repairs.urgency.${urgency}`)],
    [t('repairs.fact.entry'), [t(`repairs.entry.${entry}`), note].filter((part) => part !== '').join('. ')],
    ...(ended === null || ended.words === '' ? [] : [[t('repairs.fact.outcome'), ended.words] as const]),
    ...(cost === null ? [] : [[t('repairs.fact.cost'), formatMoney(cost, house.currency, i18n.language)] as const]),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {description !== '' && <Typography sx={userText}>{description}</Typography>}
      {pictures.length > 0 && photos.gallery(pictures, title)}
      <FactList facts={facts} />
      {after.length > 0 && (
        <Box component="section" aria-label={t('repairs.after')}>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            {t('repairs.after')}
          </Typography>
          {photos.gallery(after, t('repairs.after'))}
        </Box>
      )}
      {cost !== null && ended !== null && (
        <Box>
          <Button component={Link} to={paths.enterBill(house._id, billOf(repair, cost, ended.at))} sx={{ ml: -1 }}>
            {t('repairs.share')}
          </Button>
          {role === 'homeowner' && (
            <Button component={Link} to={toAddCost(repair, cost, ended.at)}>
              {t('repairs.ownCost')}
            </Button>
          )}
        </Box>
      )}
      <RepairNotes repair={repair} />
    </Box>
  );
}
