import type { Conversation, Message, Reaction } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { focusRegion } from '#lib/focus.ts';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { MessagePane, rowOf } from '#features/living/chat/view/message-pane.tsx';
import { type PlaceKey, useMorePlaceMutation, usePlaceLogQuery } from './place-api.ts';
import { findPlace, type PlaceLog } from './place-log.ts';

interface PlacePaneProps {
  conversation: Conversation;
  placeKey: PlaceKey;
  me: string;
  onReply: ((message: Message) => void) | null;
  onReact: ((message: Message, reaction: Reaction) => void) | null;
  onActions: ((message: Message, anchor: HTMLElement) => void) | null;
  onNewest: () => void;
}

/** A conversation opened at a message or a time, from where it can be read in both directions. Mount it with its place as key. */
export function PlacePane({ placeKey, onNewest, ...pane }: PlacePaneProps) {
  const { t } = useTranslation();
  const { currentData: log, isError, refetch } = usePlaceLogQuery(placeKey, { refetchOnMountOrArgChange: true });
  const message = log === undefined ? undefined : findPlace(log, placeKey.place);
  if (log !== undefined && message !== undefined) {
    return <LoadedPlace {...pane} placeKey={placeKey} log={log} message={message} onNewest={onNewest} />;
  }
  // An empty conversation has no place.
  const isMissing = isError || log !== undefined;
  return (
    <Box sx={{ flex: 1, overflow: 'hidden', textAlign: 'center' }}>
      {isMissing ? (
        <>
          <LoadError message={t('chatSearch.placeMissing')} onRetry={() => void refetch()} />
          <Button onClick={onNewest}>{t('talk.jumpToLatest')}</Button>
        </>
      ) : (
        <ListSkeleton rows={6} />
      )}
    </Box>
  );
}

function LoadedPlace({
  placeKey,
  log,
  message,
  onNewest,
  ...pane
}: PlacePaneProps & { log: PlaceLog; message: Message }) {
  const [loadOlder, { isLoading, isError }] = useMorePlaceMutation();
  const [loadNewer] = useMorePlaceMutation();
  const isFetchingNewer = useRef(false);
  // Messages pushed since don't move the place of a time.
  const [opened] = useState(message);

  // Reading and the arrow keys continue at the message.
  useEffect(() => {
    const row = document.querySelector<HTMLElement>(rowOf(opened));
    if (row !== null) focusRegion(row);
  }, [opened]);

  const fetchNewer = async (): Promise<void> => {
    const last = log.items.at(-1)?.seq;
    if (last === undefined || isFetchingNewer.current) return;
    isFetchingNewer.current = true;
    await loadNewer({ ...placeKey, side: 'after', seq: last });
    isFetchingNewer.current = false;
  };
  return (
    <MessagePane
      {...pane}
      log={log}
      older={{
        load: (before) => loadOlder({ ...placeKey, side: 'before', seq: before }),
        isLoading,
        hasFailed: isError,
      }}
      place={{
        message: opened,
        sx: flashOf(opened),
        hasMoreAfter: log.hasMoreAfter,
        loadNewer: () => void fetchNewer(),
        toNewest: onNewest,
      }}
      marksRead
      pending={NOTHING}
      newAfter={null}
    />
  );
}

const NOTHING = [] as const;

/** Shows a message briefly on a coloured ground; framed, where people want no motion. */
const flashOf = (message: Message) => ({
  '@keyframes place-flash': { '0%, 40%': { backgroundColor: 'var(--mui-palette-primary-light)' } },
  [`& ${rowOf(message)}`]: {
    animation: 'place-flash 2.4s ease-out',
    '@media (prefers-reduced-motion: reduce)': {
      animation: 'none',
      outline: '2px solid',
      outlineColor: 'primary.main',
    },
  },
});
