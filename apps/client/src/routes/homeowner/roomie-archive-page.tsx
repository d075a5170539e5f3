import { FormerList } from '#features/letting/leasing/leases/former/former-list.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { Page } from '#ui/page.tsx';

/** Past tenants, and how their stays ended. */
export default function RoomieArchivePage() {
  const { t } = useTranslation();
  return (
    <Page heading={t('leases.former.heading')} lead={t('leases.former.lead')} width={860}>
      <FormerList />
    </Page>
  );
}
