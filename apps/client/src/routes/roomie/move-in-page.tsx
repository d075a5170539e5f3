import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

import { useAnswered } from '#api/use-answered.ts';
import { useRoomieQuery } from '#features/housing/houses/tenancies/roomies-api.ts';
import { OwnReports } from '#features/letting/move-reports/list/own-reports.tsx';
import { OneReport } from '#features/letting/move-reports/view/one-report.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { useQuery } from '#lib/use-address.ts';
import { HOME_OF } from '#session/home-of.ts';
import { useMe } from '#session/me-context.tsx';
import { KeyIcon } from '#ui/icons.tsx';
import { Page } from '#ui/page.tsx';
import { EmptyState, ListSkeleton } from '#ui/states.tsx';

/** The roomie's reports, including move-out if they are under notice. */
function Reports({ id }: { id: string }) {
  const stay = useRoomieQuery({ id });
  const isAnswered = useAnswered(stay);
  return isAnswered ? <OwnReports isUnderNotice={stay.data?.tenancy_state !== 'active'} /> : <ListSkeleton />;
}

/**
 * A roomie's reports; `?report=` opens one. The path is open to every signed-in user; other roles get a link to their
 * own page.
 */
export default function MoveInPage() {
  const { t } = useTranslation();
  const { userType, userData } = useMe();
  const [query] = useQuery();
  const id = query.get('report');
  if (userType === 'roomie' && id !== null) {
    return <OneReport key={id} id={id} me={`${userData.first_name} ${userData.last_name}`} list={paths.moveIn} />;
  }
  const isNowhere = userData.account_type === 'roomie' && userData.house === null;
  return (
    <Page heading={t('reports.own.heading')} lead={t('reports.own.lead')} width={860}>
      {userType !== 'roomie' ? (
        <EmptyState
          icon={<KeyIcon />}
          text={t('reports.own.notForYou')}
          action={
            <Button
              component={Link}
              to={userType === 'homeowner' ? paths.reports : HOME_OF[userType]}
              variant="contained"
            >
              {userType === 'homeowner' ? t('reports.own.toReports') : t('reports.own.toStart')}
            </Button>
          }
        />
      ) : isNowhere ? (
        <EmptyState icon={<KeyIcon />} text={t('reports.own.nowhere')} />
      ) : (
        <Reports id={userData._id} />
      )}
    </Page>
  );
}
