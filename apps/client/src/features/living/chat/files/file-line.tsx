import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { fileSize } from '#lib/numbers.ts';
import { FileIcon } from './file-icon.tsx';

/** A PDF with its name and size. */
export function FileLine({ name, bytes }: { name: string; bytes: number }) {
  const { t, i18n } = useTranslation();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          width: 40,
          height: 40,
          borderRadius: '10px',
          bgcolor: 'background.default',
          color: 'primary.main',
        }}
      >
        <FileIcon />
      </Box>
      <Box sx={{ minWidth: 0, textAlign: 'start' }}>
        <Typography
          variant="body2"
          sx={{
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 2,
            overflow: 'hidden',
            overflowWrap: 'anywhere',
            fontWeight: 600,
          }}
        >
          <bdi>{name}</bdi>
        </Typography>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {t('files.about', { size: fileSize(bytes, i18n.language) })}
        </Typography>
      </Box>
    </Box>
  );
}
