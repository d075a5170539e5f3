import type { ReportKind } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';

import { isApiError } from '#api/api-error.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf } from '#lib/dates.ts';
import { paths } from '#lib/paths.ts';
import { CardSkeleton, LoadError } from '#ui/states.tsx';
import { Tag } from '#ui/tag.tsx';
import { kindOf } from '#features/letting/move-reports/kind-of.ts';
import { useMoveReportsInfiniteQuery, useStartMoveReportMutation } from '#features/letting/move-reports/move-in-api.ts';

const grid = { display: 'grid' };

interface OwnReportsProps {
  /** Whether notice was given; before that, there is no move-out report. */
  isUnderNotice: boolean;
}

/** A roomie's reports on their room: move-in, and move-out after notice was given. */
export function OwnReports({ isUnderNotice }: OwnReportsProps) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const { data, error, refetch } = useMoveReportsInfiniteQuery({});
  const [start, { isLoading }] = useStartMoveReportMutation();
  if (error !== undefined) return <LoadError onRetry={() => void refetch()} />;
  if (data === undefined) return <CardSkeleton grid={grid} height={190} cards={1} />;
  const reports = data.pages.flatMap(({ items }) => items);

  const begin = async (kind: ReportKind): Promise<void> => {
    setProblem(undefined);
    try {
      const { _id: id } = await start({ body: { kind } }).unwrap();
      void navigate(paths.ownReport(id));
    } catch (cause) {
      if (!isApiError(cause)) throw cause;
      setProblem(cause.message);
    }
  };
  const [newest] = reports;
  const isHere = (kind: ReportKind) =>
    reports.find(
      (report) => report.kind === kind && report.by === 'roomie' && report.tenancy_id === newest?.tenancy_id,
    );
  const others = reports.filter((report) => report !== isHere('move_in') && report !== isHere('move_out'));
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {problem !== undefined && <Alert severity="info">{problem}</Alert>}
      <Card>
        {(['move_in', 'move_out'] as const).map((kind) => {
          const report = isHere(kind);
          const isDraft = report?.state === 'draft';
          const isTooEarly = kind === 'move_out' && report === undefined && !isUnderNotice;
          return (
            <Box
              key={kind}
              component="article"
              aria-labelledby={`report-${kind}`}
              sx={{
                display: 'flex',
                flexWrap: { xs: 'wrap', sm: 'nowrap' },
                gap: 1.5,
                alignItems: 'center',
                px: { xs: 2, sm: 3 },
                py: 2,
                '& + &': { borderTop: '1px solid', borderColor: 'divider' },
              }}
            >
              <Box sx={{ flex: '1 1 200px', minWidth: 0, display: 'grid', gap: 0.5 }}>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
                  <Typography id={`report-${kind}`} variant="h3" component="h2">
                    {t(kind === 'move_in' ? 'reports.own.moveIn' : 'reports.own.moveOut')}
                  </Typography>
                  {report !== undefined && !isDraft && (
                    <Tag tone={report.state === 'acknowledged' ? 'success' : 'default'}>
                      {report.state === 'acknowledged'
                        ? t('reports.state.acknowledged')
                        : t('reports.list.submittedOn', { day: dateOf(report.submitted_at ?? '', i18n.language) })}
                    </Tag>
                  )}
                </Box>
                {(report === undefined || isDraft) && !isTooEarly && (
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {t(kind === 'move_in' ? 'reports.own.moveInText' : 'reports.own.moveOutText')}
                  </Typography>
                )}
                {report !== undefined && (
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {t('reports.own.progress', { done: report.looked_at, count: report.items })}
                  </Typography>
                )}
                {isTooEarly && (
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {t('reports.own.beforeNotice')}{' '}
                    <Link component={RouterLink} to={paths.lease}>
                      {t('reports.own.toLease')}
                    </Link>
                  </Typography>
                )}
              </Box>
              {report === undefined && !isTooEarly && (
                <Button
                  variant={kind === 'move_in' ? 'contained' : 'outlined'}
                  loading={isLoading}
                  aria-describedby={`report-${kind}`}
                  onClick={() => void begin(kind)}
                >
                  {t('reports.own.start')}
                </Button>
              )}
              {report !== undefined && (
                <Button
                  component={RouterLink}
                  to={paths.ownReport(report._id)}
                  variant={isDraft ? 'contained' : 'outlined'}
                  aria-describedby={`report-${kind}`}
                >
                  {t(isDraft ? 'reports.own.goOn' : 'reports.own.open')}
                </Button>
              )}
            </Box>
          );
        })}
      </Card>
      {others.map((report) => (
        <Button key={report._id} component={RouterLink} to={paths.ownReport(report._id)} sx={{ justifySelf: 'start' }}>
          {t('reports.list.title', { name: report.house.name, kind: t(`reports.kind.${kindOf(report)}`) })}
        </Button>
      ))}
    </Box>
  );
}
