import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';

interface RowOpenerProps {
  /** Accessible name: what opens, for which row; it contains the visible text. */
  label: string;
  onOpen: () => void;
  children: ReactNode;
}

/** A row's name as a button that covers the whole row, whose box has `position: relative`. */
export function RowOpener({ label, onOpen, children }: RowOpenerProps) {
  return (
    <ButtonBase
      aria-label={label}
      onClick={onOpen}
      sx={{
        font: 'inherit',
        textAlign: 'left',
        justifyContent: 'flex-start',
        // Touch-sized, without shifting the lines around it.
        width: '100%',
        py: '12px',
        my: '-12px',
        position: 'static',
        '&::after': { content: '""', position: 'absolute', inset: 0 },
      }}
    >
      {children}
    </ButtonBase>
  );
}
