import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';

import { ChoosePhotos } from './choose-photos.tsx';
import { ChosenPhoto, ChosenPhotos } from './chosen-photos.tsx';

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

interface StoredPhotosProps {
  files: readonly Blob[];
  /** Maximum number of photos. */
  most: number;
  label: string;
  onChange: (files: readonly Blob[]) => void;
}

/** Photos kept on the device until their form is sent, which works offline. */
export function StoredPhotos({ files, most, label, onChange }: StoredPhotosProps) {
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 1.5 }}>
      {files.length > 0 && (
        <ChosenPhotos>
          {files.map((file, at) => (
            <ChosenPhoto
              key={at}
              place={at + 1}
              onRemove={() => {
                onChange(files.filter((one) => one !== file));
              }}
            >
              <Preview file={file} />
            </ChosenPhoto>
          ))}
        </ChosenPhotos>
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
