import ListItemIcon from '@mui/material/ListItemIcon';
import Menu, { type MenuProps } from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Choice {
  key: string;
  label: string;
  icon?: ReactNode;
  /** A link, or an action. */
  to?: string;
  act?: () => void;
  selected?: boolean;
  /** Whether it is destructive. */
  isGrave?: boolean;
}

interface ChoicesMenuProps extends Pick<MenuProps, 'anchorOrigin' | 'transformOrigin'> {
  open: boolean;
  anchor: () => HTMLElement | null;
  choices: readonly Choice[];
  onClose: () => void;
}

/** A menu of choices, for narrow layouts; choosing one closes it. */
export function ChoicesMenu({ anchor, choices, onClose, ...menu }: ChoicesMenuProps) {
  return (
    <Menu {...menu} anchorEl={anchor} onClose={onClose}>
      {choices.map(({ key, label, icon, to, act, selected = false, isGrave = false }) => (
        <MenuItem
          key={key}
          {...(to === undefined ? {} : { component: Link, to })}
          selected={selected}
          {...(isGrave ? { sx: { color: 'error.main' } } : {})}
          onClick={() => {
            // The second half of a double click arrives while the menu fades out.
            if (!menu.open) return;
            onClose();
            act?.();
          }}
        >
          {icon !== undefined && <ListItemIcon>{icon}</ListItemIcon>}
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
