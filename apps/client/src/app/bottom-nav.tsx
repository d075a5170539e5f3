import type { Role } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { MoreIcon } from '#ui/icons.tsx';
import { ChoicesMenu } from '#ui/lazy-choices-menu.ts';
import { MenuIcon } from './menu-icon.tsx';
import { isWithin, menuOf } from './route-table.ts';

/** As wide as its label needs: German labels differ by more than four equal parts of a phone allow. */
const action = (isCurrent: boolean) => ({
  flex: '1 1 auto',
  flexDirection: 'column',
  minWidth: 64,
  maxWidth: 168,
  px: 0.5,
  typography: 'body2',
  color: isCurrent ? 'primary.main' : 'text.secondary',
  transition: 'color 160ms',
});

/** The bottom navigation of a phone: everyday pages, and the rest of the menu behind "More". */
export function BottomNav({ role }: { role: Role }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const items = menuOf(role).flatMap((section) => section.items);
  const atHand = items.filter(({ menu }) => menu.isAtHand === true);
  const rest = items.filter(({ menu }) => menu.isAtHand !== true);
  const current = items.find(({ path }) => isWithin(pathname, path));
  return (
    <Box
      component="nav"
      aria-label={t('shell.navigation')}
      sx={{
        borderTop: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
        pb: 'env(safe-area-inset-bottom)',
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'center', height: 60 }}>
        {atHand.map(({ path, menu }) => (
          <ButtonBase
            key={path}
            component={Link}
            to={path}
            {...(path === current?.path ? { 'aria-current': path === pathname ? 'page' : true } : {})}
            sx={action(path === current?.path)}
          >
            <MenuIcon entry={menu} />
            {t(`shell.nav.${menu.label}`)}
          </ButtonBase>
        ))}
        <ButtonBase
          ref={anchor}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(true);
          }}
          sx={action(current !== undefined && rest.includes(current))}
        >
          <MoreIcon />
          {t('shell.more')}
        </ButtonBase>
      </Box>
      <ChoicesMenu
        open={isOpen}
        anchor={() => anchor.current}
        choices={rest.map(({ path, menu }) => ({
          key: path,
          label: t(`shell.nav.${menu.label}`),
          icon: <MenuIcon entry={menu} />,
          to: path,
          selected: path === current?.path,
        }))}
        onClose={() => {
          setOpen(false);
        }}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      />
    </Box>
  );
}
