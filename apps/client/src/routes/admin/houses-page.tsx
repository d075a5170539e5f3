import { useTranslation } from 'react-i18next';

import { HouseList } from '../../features/home/houses/admin/house-list.tsx';
import { Page } from '../../ui/page.tsx';

/** Every house, for admins. */
export default function HousesPage() {
  const { t } = useTranslation();
  return (
    <Page heading={t('houses.admin.heading')}>
      <HouseList />
    </Page>
  );
}
