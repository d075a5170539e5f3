import { LIMITS, type Photo } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import { type DragEvent, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { BackIcon, DeleteIcon } from '#ui/icons.tsx';
import { PrivateImage } from '#ui/private-image.tsx';
import { TextField } from '#ui/text-field.tsx';
import { usePhotoName } from './use-photo-name.ts';

interface PhotoTileProps {
  photos: readonly Photo[];
  at: number;
  isCover: boolean;
  onMove: (to: number) => void;
  onCaption: (caption: string) => void;
  onRemove: () => void;
  drag: { onStart: () => void; onOver: () => void; onEnd: () => void; isTarget: boolean };
}

function Caption({ photo, at, onSave }: { photo: Photo; at: number; onSave: (caption: string) => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const save = (): void => {
    if (typed !== null && typed.trim() !== photo.caption) onSave(typed.trim());
    setTyped(null);
  };
  return (
    <TextField
      size="small"
      fullWidth
      multiline
      maxRows={3}
      label={t('photos.caption')}
      placeholder={t('photos.captionHint')}
      value={typed ?? photo.caption}
      onChange={({ target }) => {
        setTyped(target.value);
      }}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.preventDefault(); // a caption has one line, however long
          save();
        }
        if (event.key === 'Escape' && typed !== null) {
          event.stopPropagation(); // cancels the edit, and keeps the dialog open
          setTyped(null);
        }
      }}
      slotProps={{
        htmlInput: { maxLength: LIMITS.photoCaption, 'aria-label': t('photos.captionOf', { place: at + 1 }) },
      }}
    />
  );
}

/** One photo of the editor, moved by dragging or by its buttons. */
export function PhotoTile({ photos, at, isCover, onMove, onCaption, onRemove, drag }: PhotoTileProps) {
  const { t } = useTranslation();
  const nameOf = usePhotoName();
  const photo = photos[at];
  if (photo === undefined) return null;
  const place = { place: at + 1 };
  const ignore = (event: DragEvent): void => {
    event.preventDefault();
  };
  return (
    <Box
      component="li"
      data-image-id={photo.image_id}
      onDragOver={(event) => {
        ignore(event);
        drag.onOver();
      }}
      onDrop={ignore}
      sx={{
        border: '1px solid',
        borderColor: drag.isTarget ? 'primary.main' : 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'background.paper',
      }}
    >
      <Box
        draggable
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          drag.onStart();
        }}
        onDragEnd={drag.onEnd}
        sx={{ position: 'relative', aspectRatio: '4 / 3', cursor: 'grab' }}
      >
        <PrivateImage path={photo.small_url} alt={nameOf(photos, at)} fallback={null} />
        {isCover && (
          <Chip
            size="small"
            label={t('photos.cover')}
            sx={{ position: 'absolute', top: 8, left: 8, bgcolor: 'background.paper', color: 'text.primary' }}
          />
        )}
      </Box>
      <Box sx={{ px: 1.5, pt: 1.5 }}>
        <Caption photo={photo} at={at} onSave={onCaption} />
      </Box>
      <Box sx={{ display: 'flex', p: 0.5 }}>
        <IconButton
          data-move="earlier"
          aria-label={t('photos.earlier', place)}
          disabled={at === 0}
          onClick={() => {
            onMove(at - 1);
          }}
        >
          <BackIcon />
        </IconButton>
        <IconButton
          data-move="later"
          aria-label={t('photos.later', place)}
          disabled={at === photos.length - 1}
          onClick={() => {
            onMove(at + 1);
          }}
          sx={{ '& svg': { transform: 'scaleX(-1)' } }}
        >
          <BackIcon />
        </IconButton>
        <IconButton aria-label={t('photos.remove', place)} onClick={onRemove} sx={{ ml: 'auto' }}>
          <DeleteIcon />
        </IconButton>
      </Box>
    </Box>
  );
}
