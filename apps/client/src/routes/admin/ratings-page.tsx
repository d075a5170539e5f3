import { RatingList } from '../../features/home/ratings/admin/rating-list.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Page } from '../../ui/page.tsx';

/** Every rating, for admins; each look is on the audit log. */
export default function RatingsPage() {
  const { t } = useTranslation();
  return (
    <Page heading={t('ratings.admins.heading')} lead={t('ratings.admins.lead')}>
      <RatingList />
    </Page>
  );
}
