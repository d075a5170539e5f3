import Box from '@mui/material/Box';

import { LocalImage } from '#ui/local-image.tsx';
import { ChoosePhotos } from './choose-photos.tsx';
import { ChosenPhoto, ChosenPhotos } from './chosen-photos.tsx';

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
              <LocalImage file={file} />
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
