import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { BackIcon } from '#ui/icons.tsx';
import { PageFrame } from '#ui/page.tsx';
import { LoadError } from '#ui/states.tsx';
import { FillReport } from '#features/letting/move-reports/fill/fill-report.tsx';
import { useMoveReportQuery } from '#features/letting/move-reports/move-in-api.ts';
import { ReportView } from './report-view.tsx';

interface OneReportProps {
  id: string;
  me: string;
  /** Path of the list. */
  list: string;
  /** Further actions on a submitted report. */
  actions?: ReactNode;
}

/** One report: editable as a draft, then read-only. */
export function OneReport({ id, me, list, actions }: OneReportProps) {
  const { t } = useTranslation();
  const { data: report, error, refetch } = useMoveReportQuery({ id });
  if (report === undefined) {
    return (
      <PageFrame width={860}>
        {error === undefined ? (
          <Skeleton role="status" aria-label={t('shell.loading')} variant="rounded" height={480} />
        ) : (
          <LoadError
            {...('message' in error && error.message ? { message: error.message } : {})}
            onRetry={() => void refetch()}
          />
        )}
      </PageFrame>
    );
  }
  const back = (
    <Button component={Link} to={list} startIcon={<BackIcon />}>
      {t('reports.fill.backToOwn')}
    </Button>
  );
  if (report.may.includes('fill')) return <FillReport key={id} report={report} me={me} back={back} />;
  return (
    <ReportView
      report={report}
      actions={
        <>
          {back}
          {actions}
        </>
      }
    />
  );
}
