import type { Agreement } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import { useAnswered } from '../../../../api/use-answered.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { day, todayHere } from '../../../../lib/dates.ts';
import { paths } from '../../../../lib/paths.ts';
import { ContractIcon } from '../../../../ui/icons.tsx';
import { PagedList } from '../../../../ui/paged-list.tsx';
import { CardSkeleton, EmptyState } from '../../../../ui/states.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { useLeaseEndQuery, useLeasesInInfiniteQuery } from '../leases-api.ts';
import { NoticeActions } from '../requests/notice-actions.tsx';
import { NoticeSaid } from './notice-said.tsx';

const CARD_HEIGHT = 300;
const grid = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))' };

function Ending({ lease }: { lease: Agreement }) {
  const { t, i18n } = useTranslation();
  const { _id: id, party, house, room, release_date: last } = lease;
  const ending = useLeaseEndQuery({ id });
  const end = ending.data;
  // Its words and buttons follow from that: shown before, they would push what stands below.
  const isKnown = useAnswered(ending);
  const moves = end?.notice?.by === 'move';
  const isOver = last !== null && last <= todayHere() && !moves;
  if (!isKnown)
    return <Skeleton role="status" aria-label={t('shell.loading')} variant="rounded" height={CARD_HEIGHT} />;
  return (
    <Card component="article" aria-label={party.name}>
      <CardContent sx={{ p: 2.5, display: 'grid', gap: 1 }}>
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between', alignItems: 'flex-start' }}>
          <Typography variant="h3" component="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {party.name}
          </Typography>
          {isOver && <Tag tone="warning">{t('leases.ending.toSettle')}</Tag>}
        </Stack>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {house.name}: {room.name}
        </Typography>
        {last !== null && <Typography>{t('leases.ending.until', { day: day(last, i18n.language) })}</Typography>}
        <NoticeSaid id={id} name={party.name} />
        <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap', mt: 0.5 }}>
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
                aria-label={t('leases.ending.inspectOf', { name: party.name })}
              >
                {t('leases.ending.inspect')}
              </Button>
            </>
          )}
          {end !== undefined && <NoticeActions end={end} roomieId={party._id} party="homeowner" name={party.name} />}
        </Stack>
      </CardContent>
    </Card>
  );
}

/** Leases under notice, each with its way to the settlement. */
export function EndingList() {
  const { t } = useTranslation();
  const query = useLeasesInInfiniteQuery({ state: 'pre_released' });
  return (
    <PagedList
      query={query}
      skeleton={<CardSkeleton grid={grid} height={CARD_HEIGHT} cards={2} />}
      empty={
        <EmptyState icon={<ContractIcon />} heading={t('leases.ending.noneHeading')} text={t('leases.ending.none')} />
      }
    >
      {(leases) => (
        <Box sx={grid}>
          {leases.map((lease) => (
            <Ending key={lease._id} lease={lease} />
          ))}
        </Box>
      )}
    </PagedList>
  );
}
