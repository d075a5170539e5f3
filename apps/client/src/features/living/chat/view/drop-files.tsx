import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

interface DropFilesProps {
  label: string;
  /** null: this conversation takes none. */
  onDrop: ((files: readonly File[]) => void) | null;
  children: ReactNode;
}

/** A conversation that photos and PDFs can be dropped on. */
export function DropFiles({ label, onDrop, children }: DropFilesProps) {
  const { t } = useTranslation();
  // A drag enters and leaves every element it passes; it is gone when it has left all it entered.
  const depth = useRef(0);
  const [isOver, setOver] = useState(false);
  const end = (): void => {
    depth.current = 0;
    setOver(false);
  };
  return (
    <Box
      component="section"
      aria-label={label}
      sx={{ position: 'relative', flex: 1, minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column' }}
      {...(onDrop === null
        ? {}
        : {
            onDragEnter: (event: DragEvent) => {
              if (!hasFiles(event)) return;
              depth.current += 1;
              setOver(true);
            },
            onDragLeave: () => {
              depth.current -= 1;
              if (depth.current <= 0) end();
            },
            onDragOver: (event: DragEvent) => {
              if (hasFiles(event)) event.preventDefault();
            },
            onDrop: (event: DragEvent) => {
              if (!hasFiles(event)) return;
              event.preventDefault();
              end();
              onDrop([...event.dataTransfer.files]);
            },
          })}
    >
      {children}
      {isOver && (
        <Box
          sx={{
            position: 'absolute',
            inset: 8,
            zIndex: 2,
            display: 'grid',
            placeItems: 'center',
            pointerEvents: 'none',
            border: '2px dashed',
            borderColor: 'primary.main',
            borderRadius: 1,
            bgcolor: 'primary.light',
            opacity: 0.95,
          }}
        >
          <Typography sx={{ fontWeight: 600 }}>{t('talk.drop')}</Typography>
        </Box>
      )}
    </Box>
  );
}
