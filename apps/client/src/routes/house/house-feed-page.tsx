import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

import { HouseFeed } from '#features/living/chores/feed/house-feed.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { ChoresFrame } from './chores-frame.tsx';
import { feedPhotos } from './feed-photos.tsx';

/** A house's posts, for its roomies and its homeowner. `?house=` and the view are in the URL. */
export function HouseFeedPage() {
  const { t } = useTranslation();
  return (
    <ChoresFrame
      heading={t('feed.heading')}
      leadOf={({ name }) => t('feed.lead', { house: name })}
      width={1280}
      actionsOf={(house) => (
        <Button component={Link} to={paths.choresOf(house._id)}>
          {t('feed.toTurns')}
        </Button>
      )}
    >
      {(shown) => <HouseFeed {...shown} photos={feedPhotos} />}
    </ChoresFrame>
  );
}
