import type { House } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { DISABLED_IN_PLACE } from '#lib/focus.ts';
import { aMonth, useFilters } from '#lib/use-address.ts';
import { dateOf, monthName } from '#lib/dates.ts';
import { BackIcon } from '#ui/icons.tsx';
import { Section } from '#ui/page.tsx';
import { NothingHere } from '#ui/paged-list.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import type { FeedPhotos } from '#features/living/chores/feed/feed-photos.ts';
import { useReader } from '#session/use-reader.ts';
import { MonthActions } from './month-actions.tsx';
import { plusMonths } from './months.ts';
import { useStandingsQuery } from './points-api.ts';
import { StandingRow } from './standing-row.tsx';

const FILTERS = { month: aMonth };

interface StandingsPanelProps {
  house: House;
  /** The current ISO date in the house. */
  today: string;
  photos: FeedPhotos;
}

/** Everyone's standings in a month, `?month=`. */
export function StandingsPanel({ house, today, photos }: StandingsPanelProps) {
  const { t, i18n } = useTranslation();
  const { role } = useReader();
  const now = today.slice(0, 7);
  const [{ month = now }, set] = useFilters(FILTERS);
  const { currentData, isError, refetch } = useStandingsQuery({ houseId: house._id, month });
  const step = (months: 1 | -1) => () => {
    const next = plusMonths(month, months);
    set({ month: next === now ? '' : next });
  };
  const body = () => {
    if (currentData === undefined) {
      return isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton rows={3} />;
    }
    if (currentData.items.length === 0) return <NothingHere text={t('standings.nobody')} />;
    return (
      <>
        <Box component="ol" aria-labelledby="standings" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {currentData.items.map((standing) => (
            <StandingRow key={standing.roomie._id} standing={standing} month={month} photos={photos} />
          ))}
        </Box>
        <Typography variant="body2" sx={{ px: { xs: 2, sm: 3 }, py: 2, color: 'text.secondary' }}>
          {currentData.closed_at === null
            ? t('standings.open')
            : t('standings.closed', { day: dateOf(currentData.closed_at, i18n.language) })}
        </Typography>
        {role === 'homeowner' && <MonthActions house={house} standings={currentData} />}
      </>
    );
  };
  return (
    <Section
      id="standings"
      title={t('standings.heading')}
      actions={
        <>
          <IconButton aria-label={t('standings.previous')} onClick={step(-1)}>
            <BackIcon />
          </IconButton>
          <Typography aria-live="polite">{monthName(month, i18n.language)}</Typography>
          <IconButton aria-label={t('standings.next')} onClick={step(1)} {...(month >= now ? DISABLED_IN_PLACE : {})}>
            <BackIcon sx={{ transform: 'scaleX(-1)' }} />
          </IconButton>
        </>
      }
    >
      {body()}
    </Section>
  );
}
