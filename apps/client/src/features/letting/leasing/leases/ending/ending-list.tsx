import type { Agreement } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import { useAnswered } from '#api/use-answered.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { day, todayHere } from '#lib/dates.ts';
import { paths } from '#lib/paths.ts';
import { ButtonRow } from '#ui/button-row.tsx';
import { ContractIcon } from '#ui/icons.tsx';
import { PagedList } from '#ui/paged-list.tsx';
import { CardSkeleton, EmptyState } from '#ui/states.tsx';
import { Tag } from '#ui/tag.tsx';
import { useLeaseEndQuery, useLeasesInInfiniteQuery } from '#features/letting/leasing/leases/leases-api.ts';
import { NoticeActions } from '#features/letting/leasing/leases/requests/notice-actions.tsx';
import { dot } from '#lib/direction.ts';
import { NoticeSummary } from './notice-summary.tsx';

const ROW_HEIGHT = 150;

function Ending({ lease }: { lease: Agreement }) {
  const { t, i18n } = useTranslation();
  const { _id: id, party, house, room, release_date: last } = lease;
  const ending = useLeaseEndQuery({ id });
  const end = ending.data;
  // Texts and buttons depend on it: shown earlier, they would shift the content below.
  const isKnown = useAnswered(ending);
  const moves = end?.notice?.by === 'move';
  const isOver = last !== null && last <= todayHere() && !moves;
  if (!isKnown)
    return (
      <Skeleton role="status" aria-label={t('shell.loading')} variant="rounded" sx={{ height: ROW_HEIGHT, m: 2 }} />
    );
  return (
    <Box
      component="article"
      aria-label={party.name}
      sx={{
        display: 'grid',
        gap: 1,
        columnGap: 3,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
        px: { xs: 2, sm: 3 },
        py: 2,
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Typography variant="h4" component="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {party.name}
          </Typography>
          {isOver && <Tag tone="warning">{t('leases.ending.toSettle')}</Tag>}
        </Stack>
        <Typography>
          {[
            `${house.name}: ${room.name}`,
            ...(last === null ? [] : [t('leases.ending.until', { day: day(last, i18n.language) })]),
          ].join(dot())}
        </Typography>
        <NoticeSummary id={id} name={party.name} />
      </Box>
      <ButtonRow>
        {moves && end.move !== null ? (
          <Button component={Link} to={paths.agreement(end.move.agreement_id)}>
            {t('leases.move.toLease', { room: end.move.room })}
          </Button>
        ) : (
          <>
            <Button
              component={Link}
              to={paths.settle(id)}
              variant="contained"
              aria-label={t('leases.ending.settleOf', { name: party.name })}
            >
              {t('leases.ending.settle')}
            </Button>
            <Button
              component={Link}
              to={paths.inspect(party._id)}
              variant="outlined"
              aria-label={t('leases.ending.inspectOf', { name: party.name })}
            >
              {t('leases.ending.inspect')}
            </Button>
          </>
        )}
      </ButtonRow>
      {end !== undefined && !moves && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <ButtonRow>
            <NoticeActions end={end} roomieId={party._id} party="homeowner" name={party.name} />
          </ButtonRow>
        </Box>
      )}
    </Box>
  );
}

/** Leases under notice, each with a link to its settlement. */
export function EndingList() {
  const { t } = useTranslation();
  const query = useLeasesInInfiniteQuery({ state: 'pre_released' });
  return (
    <PagedList
      query={query}
      skeleton={<CardSkeleton grid={{ display: 'grid' }} height={ROW_HEIGHT} cards={1} />}
      empty={
        <EmptyState icon={<ContractIcon />} heading={t('leases.ending.noneHeading')} text={t('leases.ending.none')} />
      }
    >
      {(leases) => (
        <Card>
          {leases.map((lease) => (
            <Ending key={lease._id} lease={lease} />
          ))}
        </Card>
      )}
    </PagedList>
  );
}
