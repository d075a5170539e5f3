import { RatingList } from '#features/housing/ratings/admin/rating-list.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { Page } from '#ui/page.tsx';

/** All ratings, for admins; each view is audited. */
export default function RatingsPage() {
  const { t } = useTranslation();
  return (
    <Page heading={t('ratings.admins.heading')} lead={t('ratings.admins.lead')}>
      <RatingList />
    </Page>
  );
}
