import type { Chore, ChoreAssignment, House } from '@common-roof/contracts';
import { plusDays } from '@common-roof/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { useOpening } from '#lib/use-opening.ts';
import { AddIcon } from '#ui/icons.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { Section } from '#ui/page.tsx';
import { NothingHere } from '#ui/paged-list.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { dayInSentence } from '#ui/calendar-days.ts';
import { useTurnsQuery } from '#features/living/chores/chores-api.ts';
import type { FeedPhotos } from './feed-photos.ts';
import { extraChores, postable } from './postable.ts';
import { usePosts } from './posts/posts-provider.tsx';
import { TurnToPost } from './turn-to-post.tsx';
import { useReader } from '#session/use-reader.ts';
import { now } from '#lib/clock.ts';
import { handedOver } from '#lib/handed-over.ts';

const PostDialog = lazyOnOpen(async () => (await import('./post-dialog.tsx')).PostDialog);

/** Days ahead for which turns are offered. */
const AHEAD = 7;

/** Query of the turns that can be done now; yesterday's can still be done today. */
export const turnsAround = (houseId: string, today: string) => ({
  houseId,
  from: plusDays(today, -1),
  until: plusDays(today, AHEAD),
});

interface SayDoneProps {
  house: Pick<House, '_id' | 'time_zone'>;
  today: string;
  chores: readonly Chore[];
  photos: FeedPhotos;
  title?: string;
}

/** Lets the reader post their current turns with one tap, or any other chore. */
export function SayDone({ house, today, chores, photos, title }: SayDoneProps) {
  const { t, i18n } = useTranslation();
  const reader = useReader();
  const [opened, setOpen] = useState<ChoreAssignment | 'other' | null>(null);
  const [isAsked, settle] = useOpening('post');
  const open = opened ?? (isAsked ? 'other' : null);
  const { currentData: turns, isError, refetch } = useTurnsQuery(turnsAround(house._id, today));
  const { entries } = usePosts();
  const isPosted = ({ _id: id }: ChoreAssignment): boolean => entries.some((post) => post.assignment_id === id);
  const due = postable(turns ?? [], now()).filter((turn) => !isPosted(turn));
  const tomorrow = plusDays(today, 1);
  const isNext = ({ assignee, due_on: day }: ChoreAssignment): boolean =>
    assignee?._id === reader.id && day <= tomorrow;
  const own = due.filter(isNext);
  const others = due.filter((turn) => !isNext(turn));
  const nextOwn = others.find(({ assignee }) => assignee?._id === reader.id);
  const whenNext = ({ chore, due_on: on }: ChoreAssignment): string =>
    t('feed.post.next', { chore: chore.name, day: dayInSentence(on, today, i18n.language) });
  const body = () => {
    if (turns === undefined) return isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton rows={2} />;
    if (own.length === 0) return <NothingHere text={nextOwn === undefined ? t('feed.post.none') : whenNext(nextOwn)} />;
    return (
      <Box component="ul" aria-labelledby="say-done" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {own.map((turn) => (
          <TurnToPost
            key={turn._id}
            turn={turn}
            house={house}
            today={today}
            onMore={() => {
              setOpen(turn);
            }}
          />
        ))}
      </Box>
    );
  };
  return (
    <Section
      id="say-done"
      title={title ?? t('feed.post.heading')}
      actions={
        <Button
          startIcon={<AddIcon />}
          onClick={() => {
            setOpen('other');
          }}
        >
          {t('feed.post.other')}
        </Button>
      }
    >
      {body()}
      {open !== null && (
        <PostDialog
          houseId={house._id}
          turn={open === 'other' ? null : open}
          others={others}
          chores={extraChores(chores, turns ?? [], today)}
          today={today}
          photos={photos}
          onClose={() => {
            handedOver.end('feed');
            setOpen(null);
            if (isAsked) settle();
          }}
        />
      )}
    </Section>
  );
}
