import IconButton from '@mui/material/IconButton';
import { useRef, useState } from 'react';

import { MoreIcon } from './icons.tsx';
import { ChoicesMenu } from './lazy-choices-menu.ts';

export interface MenuChoice {
  label: string;
  /** Where it leads, or what it does. */
  to?: string;
  act?: () => void;
  /** Takes something away. */
  isGrave?: boolean;
}

interface MoreMenuProps {
  /** What it is about: rows beside each other each have one. */
  label: string;
  choices: readonly MenuChoice[];
}

/** What is seldom done about a row, behind three dots at its end; nothing where there is nothing to do. */
export function MoreMenu({ label, choices }: MoreMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  if (choices.length === 0) return null;
  return (
    <>
      <IconButton
        ref={anchor}
        aria-label={label}
        aria-haspopup="menu"
        onClick={() => {
          setOpen(true);
        }}
        sx={{ flex: 'none', width: 44, height: 44, color: 'text.secondary' }}
      >
        <MoreIcon />
      </IconButton>
      <ChoicesMenu
        open={isOpen}
        anchor={() => anchor.current}
        choices={choices.map((choice) => ({ ...choice, key: choice.label }))}
        onClose={() => {
          setOpen(false);
        }}
      />
    </>
  );
}
