import type { House } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { AddIcon } from '#ui/icons.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { MoreMenu } from '#ui/more-menu.tsx';

const BoardsDialog = lazyOnOpen(async () => (await import('./board/boards-dialog.tsx')).BoardsDialog);
const FeedDialog = lazyOnOpen(async () => (await import('./feed-dialog.tsx')).FeedDialog);

interface CalendarActionsProps {
  house: House;
  /** Whether the reader enters guests and parcels, and makes boards. */
  canWrite: boolean;
  onAdd: (kind: 'guest' | 'parcel') => void;
}

/** What can be done with a calendar besides reading it. */
export function CalendarActions({ house, canWrite, onAdd }: CalendarActionsProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<'boards' | 'feed' | null>(null);
  const open = (what: 'boards' | 'feed') => (): void => {
    setOpened(what);
  };
  const close = (): void => {
    setOpened(null);
  };
  return (
    <>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{
          mb: 2,
          flexWrap: 'wrap',
          alignItems: 'center',
          // On a phone the icons, or more room, would push the menu to a line of its own.
          '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
          '& .MuiButton-root': { px: { xs: 1.75, sm: 2.5 } },
        }}
      >
        {canWrite ? (
          <>
            <Button
              variant="contained"
              startIcon={<AddIcon />}
              onClick={() => {
                onAdd('guest');
              }}
            >
              {t('calendar.guest.open')}
            </Button>
            <Button
              variant="outlined"
              startIcon={<AddIcon />}
              onClick={() => {
                onAdd('parcel');
              }}
            >
              {t('calendar.parcel.open')}
            </Button>
            <MoreMenu
              label={t('calendar.moreOf', { house: house.name })}
              choices={[
                { label: t('calendar.feed.open'), act: open('feed') },
                { label: t('calendar.boards.open'), act: open('boards') },
              ]}
            />
          </>
        ) : (
          <Button variant="outlined" onClick={open('feed')}>
            {t('calendar.feed.open')}
          </Button>
        )}
      </Stack>
      {opened === 'boards' && <BoardsDialog house={house} onClose={close} />}
      {opened === 'feed' && <FeedDialog house={house} onClose={close} />}
    </>
  );
}
