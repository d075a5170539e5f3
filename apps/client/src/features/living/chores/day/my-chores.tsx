import type { Chore, House } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { Section } from '#ui/page.tsx';
import { NothingHere } from '#ui/paged-list.tsx';
import type { FeedPhotos } from '#features/living/chores/feed/feed-photos.ts';
import { WaitingPosts } from '#features/living/chores/feed/posts/waiting-posts.tsx';
import { SayDone } from '#features/living/chores/feed/say-done.tsx';

interface MyChoresProps {
  house: Pick<House, '_id' | 'time_zone'>;
  /** The current ISO date in the house. */
  today: string;
  chores: readonly Chore[];
  photos: FeedPhotos;
}

/** The reader's current turns, each done with one tap, and unsent posts. */
export function MyChores({ house, chores, ...day }: MyChoresProps) {
  const { t } = useTranslation();
  const title = t('houses.today.chores');
  return (
    <>
      {chores.length === 0 ? (
        <Section id="my-chores" title={title}>
          <NothingHere text={t('houses.today.noChores')} />
        </Section>
      ) : (
        <SayDone {...day} house={house} chores={chores} title={title} />
      )}
      <WaitingPosts houseId={house._id} />
    </>
  );
}
