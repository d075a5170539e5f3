import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

interface TurnMenuProps {
  anchor: HTMLElement;
  items: readonly { readonly label: string; readonly run: () => void }[];
  onClose: () => void;
}

/** What else can be done about a turn. */
export function TurnMenu({ anchor, items, onClose }: TurnMenuProps) {
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {items.map(({ label, run }) => (
        <MenuItem
          key={label}
          onClick={() => {
            onClose();
            run();
          }}
        >
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
