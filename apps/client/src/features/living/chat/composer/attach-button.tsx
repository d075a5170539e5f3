import IconButton from '@mui/material/IconButton';

import { useTranslation } from '#i18n/use-translation.ts';
import { lineIcon } from '#ui/line-icon.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { ACCEPTED } from './accepted-files.ts';
import type { ChosenFiles } from './use-chosen-files.ts';

const ClipIcon = lineIcon(
  <path d="m20 11.5-8.2 8.2a5 5 0 0 1-7-7l8.6-8.6a3.3 3.3 0 0 1 4.7 4.7l-8.5 8.5a1.7 1.7 0 0 1-2.4-2.4l7.8-7.8" />,
  'Clip',
);

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
      <ClipIcon />
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
