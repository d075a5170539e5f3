import Box from '@mui/material/Box';

import { EndingList } from '#features/letting/leasing/leases/ending/ending-list.tsx';
import { NoticePeriods } from '#features/letting/leasing/leases/notice/notice-periods.tsx';
import { NoticeToRoomie } from '#features/letting/leasing/leases/notice/notice-to-roomie.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { InOrder } from '#ui/in-order.tsx';
import { Page } from '#ui/page.tsx';

/** Leases under notice, and the notice periods. */
export default function ReleasingPage() {
  const { t } = useTranslation();
  return (
    <Page heading={t('leases.ending.heading')} lead={t('leases.ending.lead')}>
      <InOrder>
        <EndingList />
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
          }}
        >
          <NoticeToRoomie />
          <NoticePeriods />
        </Box>
      </InOrder>
    </Page>
  );
}
