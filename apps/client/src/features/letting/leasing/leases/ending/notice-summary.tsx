import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf } from '#lib/dates.ts';
import { useLeaseEndQuery } from '#features/letting/leasing/leases/leases-api.ts';

const SAID = {
  tenant: 'leases.ending.byTenant',
  homeowner: 'leases.ending.byOwner',
  term: 'leases.ending.byTerm',
  move: 'leases.ending.byMove',
} as const;

/** Who gave notice, when and why. */
export function NoticeSummary({ id, name }: { id: string; name: string }) {
  const { t, i18n } = useTranslation();
  const { data } = useLeaseEndQuery({ id });
  const notice = data?.notice;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', minHeight: '1.43em', overflowWrap: 'anywhere' }}>
      {notice &&
        t(SAID[notice.by], {
          name,
          day: dateOf(notice.at, i18n.language),
        })}
      {notice !== undefined && notice !== null && notice.reason !== '' && ` “${notice.reason}”`}
    </Typography>
  );
}
