import type { PointEntry } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf, day } from '#lib/dates.ts';
import { NothingHere } from '#ui/paged-list.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { AppealButton } from '#features/living/chores/appeals/appeal-button.tsx';
import { struckOf } from '#features/living/chores/appeals/struck.ts';
import { FeedRow } from '#features/living/chores/feed/feed-rows.tsx';
import type { FeedPhotos } from '#features/living/chores/feed/feed-photos.ts';
import { useReader } from '#session/use-reader.ts';
import { usePostedQuery } from './points-api.ts';
import { now } from '#lib/clock.ts';
import { dot } from '#lib/direction.ts';

function Posted({ roomieId, feedId, photos }: { roomieId: string; feedId: string; photos: FeedPhotos }) {
  const { t } = useTranslation();
  const { data, isError, refetch } = usePostedQuery({ roomieId, feedId });
  if (data === undefined) return isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton rows={1} />;
  return data === null ? <NothingHere text={t('standings.notFound')} /> : <FeedRow item={data} photos={photos} />;
}

/** Returns an entry's amount: points with their sign, or strikes. */
function useAmount({ points, strikes }: PointEntry): string {
  const { t, i18n } = useTranslation();
  const signed = new Intl.NumberFormat(i18n.language, { signDisplay: 'exceptZero' });
  if (strikes === 0) return t('standings.points', { count: points, points: signed.format(points) });
  return strikes > 0 ? t('standings.strikes', { count: strikes }) : t('standings.strikeBack');
}

/** Returns an entry's further details. */
function useFacts({ at, due_on: dueOn, given_by: giver, reasons, expires_at: until, ...row }: PointEntry): string[] {
  const { t, i18n } = useTranslation();
  const date = (iso: string): string => dateOf(iso, i18n.language);
  return [
    dueOn === null ? date(at) : t('standings.turnOf', { day: day(dueOn, i18n.language) }),
    ...(giver === null ? [] : [t('standings.givenBy', { name: giver.first_name })]),
    ...reasons.filter((reason) => reason !== ''),
    ...(row.appeal === null ? [] : [t(`standings.appeal.${row.appeal.state}`)]),
    ...(until === null || row.reversed || row.appeal?.state === 'open'
      ? []
      : [t('standings.counts', { day: date(until) })]),
    ...(row.reversed ? [t('standings.reversed')] : []),
  ];
}

interface LedgerRowProps {
  row: PointEntry;
  roomieId: string;
  photos: FeedPhotos;
}

/** A ledger entry: its amount, cause and post, if there is one. */
export function LedgerRow({ row, roomieId, photos }: LedgerRowProps) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const amount = useAmount(row);
  const facts = useFacts(row);
  const reader = useReader();
  const struck = reader.id === roomieId ? struckOf(row, now()) : null;
  const { chore, cause, feed_id: feedId, reverses } = row;
  const what = t(reverses === null ? `standings.cause.${cause}` : 'standings.cause.reversal');
  const named = chore === null ? what : `${what}: ${chore.name}`;
  return (
    <Box component="li" sx={{ px: { xs: 2, sm: 3 }, py: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'baseline' }}>
        <Typography sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>{named}</Typography>
        <Typography sx={{ flex: 'none', textDecoration: row.reversed ? 'line-through' : 'none' }}>{amount}</Typography>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {facts.join(dot())}
      </Typography>
      {feedId !== null && (
        <Button
          aria-expanded={isShown}
          aria-label={t(isShown ? 'standings.hideNamed' : 'standings.showNamed', { what: named })}
          sx={{ ml: -1.5 }}
          onClick={() => {
            setShown(!isShown);
          }}
        >
          {t(isShown ? 'standings.hide' : 'standings.show')}
        </Button>
      )}
      {struck !== null && <AppealButton struck={struck} />}
      {isShown && feedId !== null && <Posted roomieId={roomieId} feedId={feedId} photos={photos} />}
    </Box>
  );
}
