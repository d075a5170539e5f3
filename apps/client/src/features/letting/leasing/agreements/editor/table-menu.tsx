import { MOST_COLUMNS } from '@common-roof/domain';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ToggleButton from '@mui/material/ToggleButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { TableIcon } from './editor-icons.tsx';
import { TABLE_CHANGES, type TableChange } from './table-nodes.ts';

interface TableMenuProps {
  /** Its position in the toolbar. */
  at: number;
  /** Whether it is the tab stop. */
  isStop: boolean;
  /** Columns of the table around the cursor; null outside of one. */
  columns: number | null;
  onInsert: () => void;
  onChange: (change: TableChange) => void;
}

/** Inserts a table, or changes the one around the cursor. */
export function TableMenu({ at, isStop, columns, onInsert, onChange }: TableMenuProps) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isIn = columns !== null;
  const isOpen = isIn && anchor !== null;
  const label = t(isIn ? 'agreements.tool.changeTable' : 'agreements.tool.table');
  return (
    <>
      <Tooltip title={label}>
        <ToggleButton
          value="table"
          size="small"
          data-at={at}
          tabIndex={isStop ? 0 : -1}
          selected={isIn}
          aria-label={label}
          aria-pressed={undefined}
          {...(isIn ? { 'aria-haspopup': 'menu', 'aria-expanded': isOpen } : {})}
          onClick={({ currentTarget }) => {
            if (isIn) setAnchor(currentTarget);
            else onInsert();
          }}
          sx={{ width: 44, height: 44, border: 0 }}
        >
          <TableIcon />
        </ToggleButton>
      </Tooltip>
      <Menu
        anchorEl={anchor}
        open={isOpen}
        // The cursor returns to the text.
        disableRestoreFocus
        onClose={() => {
          anchor?.focus();
          setAnchor(null);
        }}
      >
        {TABLE_CHANGES.map((change) => (
          <MenuItem
            key={change}
            disabled={change === 'addColumn' && (columns ?? 0) >= MOST_COLUMNS}
            onClick={() => {
              setAnchor(null);
              onChange(change);
            }}
          >
            {t(`agreements.table.${change}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
