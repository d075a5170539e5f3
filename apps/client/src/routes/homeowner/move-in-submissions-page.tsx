import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

import { BeginInspection } from '#features/letting/move-reports/list/begin-inspection.tsx';
import { ReportList } from '#features/letting/move-reports/list/report-list.tsx';
import { OneReport } from '#features/letting/move-reports/view/one-report.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { useAddress } from '#lib/use-address.ts';
import { useMe } from '#session/me-context.tsx';
import { Page } from '#ui/page.tsx';

/** Reports of the homeowner's houses; `?report=` opens one, `?inspect=` the inspection of a departing roomie's room. */
export default function MoveInSubmissionsPage() {
  const { t } = useTranslation();
  const { userData } = useMe();
  const navigate = useNavigate();
  const [query, set] = useAddress<'view'>();
  const onBegun = useCallback((id: string) => void navigate(paths.report(id), { replace: true }), [navigate]);
  const id = query.get('report');
  const inspected = query.get('inspect');
  if (id !== null) {
    return <OneReport key={id} id={id} me={`${userData.first_name} ${userData.last_name}`} list={paths.reports} />;
  }
  if (inspected !== null) return <BeginInspection key={inspected} roomieId={inspected} onBegun={onBegun} />;
  return (
    <Page heading={t('reports.list.heading')} lead={t('reports.list.lead')}>
      <ReportList
        view={query.get('view') === 'submitted' ? 'submitted' : 'all'}
        onView={(view) => {
          set({ view: view === 'all' ? undefined : view });
        }}
      />
    </Page>
  );
}
