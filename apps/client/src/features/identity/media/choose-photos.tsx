import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type DragEvent, useId, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { PHOTO_TYPES } from '#ui/photo-files.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { PhotoIcon } from '#ui/icons.tsx';

/** The area for choosing or dropping photos. @param room how many more fit */
export function ChoosePhotos({ room, onChoose }: { room: number; onChoose: (files: readonly File[]) => void }) {
  const { t } = useTranslation();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const isFull = room <= 0;

  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    if (!isFull && event.dataTransfer.files.length > 0) onChoose([...event.dataTransfer.files]);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        if (event.dataTransfer.types.includes('Files')) setOver(true);
      }}
      onDragLeave={() => {
        setOver(false);
      }}
      onDrop={onDrop}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        p: 2,
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : 'text.secondary',
        bgcolor: isOver ? 'primary.light' : 'transparent',
        borderRadius: 1,
      }}
    >
      <Button component="label" variant="outlined" startIcon={<PhotoIcon />} disabled={isFull} role={undefined}>
        {t('photos.add')}
        <input
          type="file"
          multiple
          accept={PHOTO_TYPES}
          disabled={isFull}
          aria-describedby={id}
          style={visuallyHidden}
          onChange={({ target }) => {
            if (target.files !== null && target.files.length > 0) onChoose([...target.files]);
            target.value = ''; // the same file may be chosen again
          }}
        />
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}>
        {!isFull && t('photos.drop')}
      </Typography>
      <Typography id={id} variant="body2" sx={{ color: 'text.secondary', flexBasis: '100%' }}>
        {t('photos.kinds')} {isFull ? t('photos.full') : t('photos.room', { count: room })}
      </Typography>
    </Box>
  );
}
