import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

interface TurnMenuProps {
  anchor: HTMLElement;
  items: readonly { readonly label: string; readonly isDisabled?: boolean; readonly run: () => void }[];
  onClose: () => void;
}

/** A turn's further actions. */
export function TurnMenu({ anchor, items, onClose }: TurnMenuProps) {
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {items.map(({ label, isDisabled = false, run }) => (
        <MenuItem
          key={label}
          disabled={isDisabled}
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
