import { PLACEHOLDERS, type Placeholder } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { AddIcon } from '#ui/icons.tsx';

interface PlaceholderMenuProps {
  /** Its position in the toolbar. */
  at: number;
  /** Whether it is the tab stop. */
  isStop: boolean;
  onChoose: (name: Placeholder) => void;
}

/** Inserts a placeholder, which is filled in when the agreement is sent. */
export function PlaceholderMenu({ at, isStop, onChoose }: PlaceholderMenuProps) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        data-at={at}
        tabIndex={isStop ? 0 : -1}
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
        }}
        sx={{ ml: 0.5 }}
      >
        {t('agreements.edit.placeholder')}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        // After a choice, typing continues in the text.
        disableRestoreFocus
        onClose={() => {
          anchor?.focus();
          setAnchor(null);
        }}
      >
        {PLACEHOLDERS.map((name) => (
          <MenuItem
            key={name}
            onClick={() => {
              setAnchor(null);
              onChoose(name);
            }}
          >
            {t(`agreements.placeholder.${name}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
