import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';

import { useTranslation } from '#i18n/use-translation.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { LocalImage } from '#ui/local-image.tsx';
import { FileLine } from '#features/living/chat/files/file-line.tsx';
import { isPdf } from '#features/living/chat/files/pending-kind.ts';
import type { ChosenFiles } from './use-chosen-files.ts';

/** The photos and PDFs chosen for the next message, each with a button to take it away. */
export function ChosenStrip({ files, remove }: Pick<ChosenFiles, 'files' | 'remove'>) {
  const { t } = useTranslation();
  return (
    <Box
      component="ul"
      aria-label={t('talk.chosen')}
      sx={{ display: 'flex', gap: 1, m: 0, mb: 1, p: 0, listStyle: 'none', overflowX: 'auto' }}
    >
      {files.map((file, at) => (
        <Box
          component="li"
          key={at}
          sx={{
            position: 'relative',
            flex: 'none',
            height: 88,
            ...(isPdf(file)
              ? {
                  display: 'flex',
                  alignItems: 'center',
                  width: 240,
                  pl: 1,
                  pr: 5.5,
                  border: '1px solid',
                  borderColor: 'divider',
                  borderRadius: 1,
                }
              : { width: 88 }),
          }}
        >
          {isPdf(file) ? <FileLine name={file.name} bytes={file.size} /> : <LocalImage file={file} />}
          <IconButton
            aria-label={isPdf(file) ? t('files.remove', { name: file.name }) : t('talk.removePhoto', { place: at + 1 })}
            onClick={() => {
              remove(file);
            }}
            sx={{
              position: 'absolute',
              top: 0,
              right: 0,
              '& svg': { bgcolor: 'background.paper', borderRadius: '50%', p: 0.25 },
            }}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
}
