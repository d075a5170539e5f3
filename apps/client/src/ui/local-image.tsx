import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';

/** A picture that is only on this device. It fills its box. */
export function LocalImage({ file }: { file: Blob }) {
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
