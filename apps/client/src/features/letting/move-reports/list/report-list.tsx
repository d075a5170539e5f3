import type { MoveReport } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf } from '#lib/dates.ts';
import { paths } from '#lib/paths.ts';
import { KeyIcon } from '#ui/icons.tsx';
import { PagedList } from '#ui/paged-list.tsx';
import { CardSkeleton, EmptyState } from '#ui/states.tsx';
import { TabRow } from '#ui/tab-row.tsx';
import { Tag } from '#ui/tag.tsx';
import { kindOf } from '#features/letting/move-reports/kind-of.ts';
import { useMoveReportsInfiniteQuery } from '#features/letting/move-reports/move-in-api.ts';
import { dot } from '#lib/direction.ts';

const grid = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))' };

function ReportCard({ report }: { report: MoveReport }) {
  const { t, i18n } = useTranslation();
  const { _id: id, roomie, house, room_name: room, state, worse, photos, submitted_at: submitted } = report;
  return (
    <Card component="article">
      <CardActionArea
        component={Link}
        to={paths.report(id)}
        sx={{ p: 2.5, display: 'grid', gap: 1, height: '100%', justifyContent: 'stretch', alignContent: 'start' }}
      >
        <Stack direction="row" useFlexGap sx={{ gap: 1, justifyContent: 'space-between', flexWrap: 'wrap' }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {t('reports.list.title', { name: roomie.name, kind: t(`reports.kind.${kindOf(report)}`) })}
          </Typography>
          <Tag tone={state === 'submitted' ? 'warning' : state === 'acknowledged' ? 'success' : 'default'}>
            {t(`reports.state.${state}`)}
          </Tag>
        </Stack>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('reports.fill.where', { room, house: house.name })}
        </Typography>
        <Typography variant="body2">
          {submitted === null
            ? t('reports.list.begunOn')
            : t('reports.list.submittedOn', { day: dateOf(submitted, i18n.language) })}
          {photos > 0 && `${dot()}${t('reports.list.photos', { count: photos })}`}
        </Typography>
        {worse > 0 && (
          <Box>
            <Tag tone="error">{t('reports.list.worse', { count: worse })}</Tag>
          </Box>
        )}
      </CardActionArea>
    </Card>
  );
}

interface ReportListProps {
  view: 'all' | 'submitted';
  onView: (view: 'all' | 'submitted') => void;
}

/** Reports of a homeowner's houses; unread ones are listed separately. */
export function ReportList({ view, onView }: ReportListProps) {
  const { t } = useTranslation();
  const query = useMoveReportsInfiniteQuery(view === 'submitted' ? { state: 'submitted' } : {});
  return (
    <Stack spacing={2}>
      <TabRow
        label={t('reports.list.filter')}
        tabs={[
          { value: 'all', label: t('reports.list.all') },
          { value: 'submitted', label: t('reports.list.submitted') },
        ]}
        chosen={view}
        onChoose={onView}
      />
      <PagedList
        query={query}
        skeleton={<CardSkeleton grid={grid} height={150} cards={3} />}
        empty={<EmptyState icon={<KeyIcon />} heading={t('reports.list.noneHeading')} text={t('reports.list.none')} />}
      >
        {(reports) => (
          <Box sx={grid}>
            {reports.map((report) => (
              <ReportCard key={report._id} report={report} />
            ))}
          </Box>
        )}
      </PagedList>
    </Stack>
  );
}
