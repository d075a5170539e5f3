import ListItemIcon from '@mui/material/ListItemIcon';
import Menu, { type MenuProps } from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Choice {
  key: string;
  label: string;
  icon: ReactNode;
  /** Where it leads, or what it does. */
  to?: string;
  act?: () => void;
  selected?: boolean;
}

interface ChoicesMenuProps extends Pick<MenuProps, 'anchorOrigin' | 'transformOrigin'> {
  open: boolean;
  anchor: () => HTMLElement | null;
  choices: readonly Choice[];
  onClose: () => void;
}

/** What is behind a button of the layout where there is no room to lay it out. Choosing closes it. */
export function ChoicesMenu({ anchor, choices, onClose, ...menu }: ChoicesMenuProps) {
  return (
    <Menu {...menu} anchorEl={anchor} onClose={onClose}>
      {choices.map(({ key, label, icon, to, act, selected = false }) => (
        <MenuItem
          key={key}
          {...(to === undefined ? {} : { component: Link, to })}
          selected={selected}
          onClick={() => {
            onClose();
            act?.();
          }}
        >
          <ListItemIcon>{icon}</ListItemIcon>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
