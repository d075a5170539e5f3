import { HouseList } from '#features/housing/houses/admin/house-list.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { Page } from '#ui/page.tsx';

/** All houses, for admins. */
export default function HousesPage() {
  const { t } = useTranslation();
  return (
    <Page heading={t('allHouses.heading')}>
      <HouseList />
    </Page>
  );
}
