import { type Photo, PHOTOS_PER_PLACE } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { LoadError } from '#ui/states.tsx';
import { ChoosePhotos } from './choose-photos.tsx';
import { PendingTile } from './pending-tile.tsx';
import { PhotoTile } from './photo-tile.tsx';
import type { PhotoPlace } from './photos-api.ts';
import { moved } from './reorder.ts';
import { useArranging } from './use-arranging.ts';
import { useUploads } from './use-uploads.ts';

const grid = {
  display: 'grid',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
} as const;

/** Edits the photos of a house or room. Each change is saved separately, and a removal can be undone. */
export function PhotoEditor({ kind, id }: PhotoPlace) {
  const { t } = useTranslation();
  const place = useMemo(() => ({ kind, id }), [kind, id]);
  const { photos, isError, refetch, change, fault } = useArranging(place);
  const [said, setSaid] = useState('');
  const [removed, setRemoved] = useState<{ photo: Photo; at: number } | null>(null);
  const [tooMany, setTooMany] = useState<number | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const refocus = useRef<{ imageId: string; button: string } | null>(null);

  const { uploads, pending } = useUploads(async (arrived) => {
    const append = (before: readonly Photo[]) => [...before, ...arrived];
    // Appended to the current list, or to another person's newer one after a conflict.
    const isPlaced = (await change(append)) || (await change(append));
    if (isPlaced) setSaid(t('photos.arrived', { count: arrived.length }));
    return isPlaced;
  });

  useEffect(() => {
    // A moved tile is another place in the document: the pressed button keeps the focus.
    if (refocus.current === null) return;
    const { imageId, button } = refocus.current;
    refocus.current = null;
    const tile = list.current?.querySelector(`[data-image-id="${imageId}"]`);
    const pressed = tile?.querySelector<HTMLButtonElement>(`[data-move="${button}"]`);
    const other = tile?.querySelector<HTMLButtonElement>('[data-move]:not(:disabled)');
    (pressed?.disabled === false ? pressed : other)?.focus();
  });

  if (photos === undefined) {
    if (isError) return <LoadError onRetry={() => void refetch()} />;
    return (
      <Box role="status" aria-label={t('shell.loading')} sx={grid}>
        {[0, 1, 2].map((at) => (
          <Skeleton key={at} variant="rounded" height={240} />
        ))}
      </Box>
    );
  }

  const room = PHOTOS_PER_PLACE[kind] - photos.length - pending.length;
  const choose = (files: readonly File[]): void => {
    const fitting = files.slice(0, room);
    setTooMany(fitting.length < files.length ? fitting.length : null);
    uploads.addFiles(fitting);
  };
  const move = (from: number, to: number): void => {
    const photo = photos[from];
    if (photo === undefined || from === to) return;
    refocus.current = { imageId: photo.image_id, button: to < from ? 'earlier' : 'later' };
    setSaid(t('photos.movedTo', { place: to + 1, count: photos.length }));
    void change((before) =>
      moved(
        before,
        before.findIndex((each) => each.image_id === photo.image_id),
        to,
      ),
    );
  };
  const caption = (photo: Photo, text: string): void => {
    void change((before) =>
      before.map((each) => (each.image_id === photo.image_id ? { ...each, caption: text } : each)),
    );
  };
  const remove = (photo: Photo, at: number): void => {
    setRemoved({ photo, at });
    void change((before) => before.filter((each) => each.image_id !== photo.image_id));
  };
  const undo = (): void => {
    if (removed === null) return;
    const { photo, at } = removed;
    setRemoved(null);
    void change((before) => before.toSpliced(at, 0, photo));
  };

  return (
    <Stack spacing={2}>
      {fault !== null && (
        <Alert severity={fault.kind === 'refused' ? 'error' : 'warning'}>
          {fault.kind === 'refused' ? fault.message : t('photos.changedElsewhere')}
        </Alert>
      )}
      {tooMany !== null && <Alert severity="warning">{t('photos.tooMany', { count: tooMany })}</Alert>}
      {removed !== null && (
        <Alert
          severity="info"
          role="status"
          action={
            <Button color="inherit" onClick={undo}>
              {t('photos.undo')}
            </Button>
          }
        >
          {t('photos.removed')}
        </Alert>
      )}
      <ChoosePhotos room={room} onChoose={choose} />
      {photos.length === 0 && pending.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('photos.noneYet')}</Typography>
      )}
      <Box component="ul" ref={list} aria-label={t('photos.heading')} sx={grid}>
        {photos.map((photo, at) => (
          <PhotoTile
            key={photo.image_id}
            photos={photos}
            at={at}
            isCover={at === 0 && kind === 'house'}
            onMove={(to) => {
              move(at, to);
            }}
            onCaption={(text) => {
              caption(photo, text);
            }}
            onRemove={() => {
              remove(photo, at);
            }}
            drag={{
              isTarget: dragged !== null && target === at && dragged !== at,
              onStart: () => {
                setDragged(at);
              },
              onOver: () => {
                if (dragged !== null) setTarget(at);
              },
              onEnd: () => {
                if (dragged !== null && target !== null) move(dragged, target);
                setDragged(null);
                setTarget(null);
              },
            }}
          />
        ))}
        {pending.map((photo) => (
          <PendingTile
            key={photo.key}
            photo={photo}
            onRetry={() => {
              uploads.retry(photo.key);
            }}
            onDismiss={() => {
              uploads.dismiss(photo.key);
            }}
          />
        ))}
      </Box>
      <span role="status" style={visuallyHidden}>
        {said}
      </span>
    </Stack>
  );
}
