import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef } from 'react';

import { useTranslation } from '../../../i18n/use-translation.ts';
import { CloseIcon } from '../../../ui/icons.tsx';
import { ChoosePhotos } from './choose-photos.tsx';

function Preview({ file }: { file: Blob }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => {
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return (
    <Box
      component="img"
      ref={image}
      alt=""
      sx={{ width: '100%', height: '100%', objectFit: 'cover', borderRadius: 1, bgcolor: 'action.hover' }}
    />
  );
}

interface KeptPhotosProps {
  files: readonly Blob[];
  /** How many fit. */
  most: number;
  label: string;
  onChange: (files: readonly Blob[]) => void;
}

/** Photos that stay on the device until what they belong to is sent, which needs no network. */
export function KeptPhotos({ files, most, label, onChange }: KeptPhotosProps) {
  const { t } = useTranslation();
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 1.5 }}>
      {files.length > 0 && (
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gap: 1,
            m: 0,
            p: 0,
            listStyle: 'none',
            gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
          }}
        >
          {files.map((file, at) => (
            <Box component="li" key={at} sx={{ position: 'relative', aspectRatio: '4 / 3' }}>
              <Preview file={file} />
              <IconButton
                aria-label={t('photos.remove', { place: at + 1 })}
                onClick={() => {
                  onChange(files.filter((one) => one !== file));
                }}
                sx={{ position: 'absolute', top: 4, right: 4, bgcolor: 'background.paper' }}
              >
                <CloseIcon fontSize="small" />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
      <ChoosePhotos
        room={most - files.length}
        onChoose={(chosen) => {
          onChange([...files, ...chosen].slice(0, most));
        }}
      />
    </Box>
  );
}
