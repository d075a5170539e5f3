import IconButton from '@mui/material/IconButton';

import { useTranslation } from '#i18n/use-translation.ts';
import { PhotoIcon } from '#ui/icons.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { ACCEPTED } from './accepted-files.ts';
import type { ChosenFiles } from './use-chosen-files.ts';

/** Chooses photos and PDFs; a phone also offers its camera. */
export function AttachButton({ room, add }: Pick<ChosenFiles, 'room' | 'add'>) {
  const { t } = useTranslation();
  return (
    <IconButton
      component="label"
      role={undefined}
      disabled={room <= 0}
      title={t('talk.attach')}
      sx={{ color: 'primary.main', '&:focus-within': { outline: '2px solid', outlineOffset: 2 } }}
    >
      <PhotoIcon />
      <input
        type="file"
        multiple
        accept={ACCEPTED}
        disabled={room <= 0}
        aria-label={t('talk.attach')}
        style={visuallyHidden}
        onChange={({ target }) => {
          if (target.files !== null && target.files.length > 0) add([...target.files]);
          target.value = ''; // the same file may be chosen again
        }}
      />
    </IconButton>
  );
}
