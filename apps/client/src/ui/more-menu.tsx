import IconButton from '@mui/material/IconButton';
import { useRef, useState } from 'react';

import { MoreIcon } from './icons.tsx';
import { ChoicesMenu } from './lazy-choices-menu.ts';

export interface MenuChoice {
  label: string;
  /** A link, or an action. */
  to?: string;
  act?: () => void;
  /** Whether it is destructive. */
  isGrave?: boolean;
}

interface MoreMenuProps {
  /** What it is about, to distinguish the menus of several rows. */
  label: string;
  choices: readonly MenuChoice[];
}

/** A row's rarely used actions, behind three dots; nothing if there are none. */
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
