import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { HOME_OF } from '#session/home-of.ts';
import { useMe } from '#session/me-context.tsx';
import { DoubleCheckIcon } from '#ui/icons.tsx';
import { Page } from '#ui/page.tsx';
import { EmptyState } from '#ui/states.tsx';
import { HouseFeedPage } from '#routes/house/house-feed-page.tsx';

/**
 * The feed of the reader's house. The path is open to every signed-in user; other roles get a link to their own page.
 */
export default function FeedPage() {
  const { t } = useTranslation();
  const { userType } = useMe();
  if (userType !== 'roomie') {
    return (
      <Page heading={t('feed.heading')}>
        <EmptyState
          icon={<DoubleCheckIcon />}
          text={t('feed.notForYou')}
          action={
            <Button component={Link} to={HOME_OF[userType]} variant="contained">
              {t('feed.toStart')}
            </Button>
          }
        />
      </Page>
    );
  }
  return <HouseFeedPage />;
}
