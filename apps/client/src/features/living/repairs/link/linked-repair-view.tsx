import type { LinkedRepair } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { isApiError } from '#api/api-error.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { nearTime, spanIn } from '#lib/dates.ts';
import { comma } from '#lib/direction.ts';
import { PhoneLink } from '#ui/contact-links.tsx';
import { FactGrid } from '#ui/fact-grid.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { PublicPage } from '#ui/public-page.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { userText } from '#ui/user-text.ts';
import { useLinkedRepairQuery } from './linked-repair-api.ts';
import { LinkedNotes } from './linked-notes.tsx';
import { LinkedPhotos } from './linked-photos.tsx';

const VisitDialog = lazyOnOpen(async () => (await import('./linked-dialogs.tsx')).VisitDialog);
const DoneDialog = lazyOnOpen(async () => (await import('./linked-dialogs.tsx')).DoneDialog);

/** Answers and notes of others come without a socket. */
const LOOKS_AGAIN = { pollingInterval: 30_000, skipPollingIfUnfocused: true };

/** The page of a tradesperson's link: what there is to repair, when they come, and that it is done. */
export function LinkedRepairView({ token }: { token: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useLinkedRepairQuery({ token }, LOOKS_AGAIN);
  // A link can stop working while its page is open.
  const isSpent = isApiError(error) && error.status === 410;
  if (data === undefined || isSpent) {
    return (
      <PublicPage
        heading={t(isSpent ? 'repairLink.goneHeading' : 'repairLink.loading')}
        {...(isSpent ? { lead: error.message } : {})}
      >
        {!isSpent && error !== undefined && <LoadError onRetry={() => void refetch()} />}
        {error === undefined && <ListSkeleton avatar={false} rows={4} />}
      </PublicPage>
    );
  }
  const { trade, homeowner, title, house } = data;
  return (
    <PublicPage
      heading={title}
      lead={t('repairLink.lead', { trade, homeowner: homeowner.first_name, house: house.name })}
    >
      <Stack spacing={4}>
        <Step token={token} repair={data} />
        <Facts repair={data} />
        {data.photos.length > 0 && <LinkedPhotos token={token} photos={data.photos} title={title} />}
        <LinkedNotes token={token} repair={data} />
      </Stack>
    </PublicPage>
  );
}

/** What happens next, and the buttons for it. */
function Step({ token, repair }: { token: string; repair: LinkedRepair }) {
  const { t, i18n } = useTranslation();
  const [opened, setOpened] = useState<'visit' | 'done' | null>(null);
  const { visit, can, ended, house } = repair;
  const when = visit === null ? '' : spanIn(house.time_zone, visit.from, visit.until, i18n.language);
  const close = (): void => {
    setOpened(null);
  };
  const said =
    ended !== null
      ? t('repairLink.status.done', { when: nearTime(ended.at, i18n.language) })
      : visit === null
        ? t('repairLink.status.open')
        : t(visit.is_agreed ? 'repairLink.status.agreed' : 'repairLink.status.proposed', { when });
  return (
    <Stack spacing={2}>
      <Alert severity={ended !== null || visit?.is_agreed === true ? 'success' : 'info'} role="status">
        {said}
      </Alert>
      {ended !== null && ended.words !== '' && <Typography sx={userText}>{ended.words}</Typography>}
      {(can.plan || can.finish) && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          {can.plan && (
            <Button
              variant={visit === null ? 'contained' : 'outlined'}
              onClick={() => {
                setOpened('visit');
              }}
            >
              {t(visit === null ? 'repairLink.visit.open' : 'repairLink.visit.change')}
            </Button>
          )}
          {can.finish && (
            <Button
              variant={visit === null ? 'outlined' : 'contained'}
              onClick={() => {
                setOpened('done');
              }}
            >
              {t('repairLink.done.open')}
            </Button>
          )}
        </Stack>
      )}
      {opened === 'visit' && <VisitDialog token={token} repair={repair} onClose={close} />}
      {opened === 'done' && <DoneDialog token={token} repair={repair} onClose={close} />}
    </Stack>
  );
}

function Facts({ repair }: { repair: LinkedRepair }) {
  const { t } = useTranslation();
  const { description, room, area, area_name: own, house, urgency, entry, entry_note: note, homeowner } = repair;
  const part = area === 'other' ? (own ?? '') : t(`repairs.area.${area}`);
  const place = [room, part, area === 'other' ? null : own].filter((one) => one !== null && one !== '').join(comma());
  const facts: [string, string][] = [
    [t('repairLink.fact.address'), house.address],
    [t('repairs.fact.place'), place],
    [t('repairs.fact.urgency'), t(`repairs.urgency.${urgency}`)],
    [t('repairs.fact.entry'), [t(`repairs.entry.${entry}`), note].filter((one) => one !== '').join('. ')],
    [t('repairLink.fact.homeowner'), homeowner.first_name],
  ];
  return (
    <Stack spacing={2}>
      {description !== '' && <Typography sx={userText}>{description}</Typography>}
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <FactGrid facts={facts} minWidth={200} />
      </Box>
      {homeowner.phone !== null && (
        <Typography>
          {`${t('repairLink.fact.phone', { homeowner: homeowner.first_name })} `}
          <PhoneLink number={homeowner.phone} />
        </Typography>
      )}
    </Stack>
  );
}
