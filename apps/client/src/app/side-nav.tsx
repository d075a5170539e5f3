import type { Role } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { NavLink, useLocation } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { selectIsSidenavOpen, sidenavSet } from './app-slice.ts';
import { MenuIcon } from './menu-icon.tsx';
import { isWithin, menuOf } from './route-table.ts';
import { isNamed } from './routes/route-entry.ts';

const NavDrawer = lazyOnOpen(async () => (await import('./nav-drawer.tsx')).NavDrawer);

/** The number of entries that can be read at a glance. */
const LONGEST = 12;
const WIDE = 244;
const NARROW = 76;

interface Menu {
  role: Role;
  /** Whether an entry is shown; absent: each is. */
  keep?: ((path: string) => boolean) | undefined;
}

function Entries({ role, keep, showLabels }: Menu & { showLabels: boolean }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const sections = menuOf(role, keep);
  const isLong = sections.reduce((sum, { items }) => sum + items.length, 0) > LONGEST;
  return (
    <List component="div" sx={{ p: 1.5 }}>
      {sections.map(({ section, items }, at) => {
        const list = (
          <List
            disablePadding
            sx={{ display: 'grid', gap: 0.5 }}
            {...(showLabels && isNamed(section) ? { 'aria-labelledby': `menu-${section}` } : {})}
          >
            {items.map(({ path, menu }) => (
              <ListItem key={path} disablePadding>
                <ListItemButton
                  component={NavLink}
                  to={path}
                  end
                  selected={isWithin(pathname, path)}
                  {...(showLabels
                    ? {}
                    : { 'aria-label': t(`shell.nav.${menu.label}`), title: t(`shell.nav.${menu.label}`) })}
                  sx={{
                    justifyContent: 'center',
                    '&.Mui-selected': {
                      bgcolor: 'primary.light',
                      color: 'primary.main',
                      '& .MuiListItemIcon-root': { color: 'inherit' },
                    },
                  }}
                >
                  <ListItemIcon sx={{ minWidth: showLabels ? 40 : 0 }}>
                    <MenuIcon entry={menu} />
                  </ListItemIcon>
                  {showLabels && <ListItemText primary={t(`shell.nav.${menu.label}`)} />}
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        );
        const isHere = items.some(({ path }) => isWithin(pathname, path));
        return (
          <Box key={section} sx={at === 0 ? {} : { mt: 1, pt: 1, borderTop: '1px solid', borderColor: 'divider' }}>
            {!showLabels || !isNamed(section) ? (
              list
            ) : (
              <details open={!isLong || isHere}>
                <Box
                  component="summary"
                  id={`menu-${section}`}
                  sx={{ px: 2, py: 1.25, typography: 'body2', color: 'text.secondary', cursor: 'pointer' }}
                >
                  {t(`shell.section.${section}`)}
                </Box>
                {list}
              </details>
            )}
          </Box>
        );
      })}
    </List>
  );
}

/** The navigation beside the page on a desktop, collapsible to icons; over the page on a phone. */
export function SideNav({ role, keep, isPhone }: Menu & { isPhone: boolean }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const isOpen = useSelector(selectIsSidenavOpen);
  const { pathname } = useLocation();

  // The open desktop navigation must not open as a drawer for one frame: a modal that closes while it opens leaves the
  // page hidden from assistive technology.
  const [settledAs, setSettledAs] = useState<'phone' | 'desk'>();
  useEffect(() => {
    dispatch(sidenavSet(!isPhone));
    // oxlint-disable-next-line react/set-state-in-effect -- the second render is the point
    setSettledAs(isPhone ? 'phone' : 'desk');
  }, [dispatch, isPhone]);
  useEffect(() => {
    if (isPhone) dispatch(sidenavSet(false));
  }, [dispatch, isPhone, pathname]);

  if (isPhone) {
    return (
      <NavDrawer
        open={isOpen && settledAs === 'phone'}
        label={t('shell.navigation')}
        width={WIDE + 40}
        onClose={() => dispatch(sidenavSet(false))}
      >
        <Box component="nav" aria-label={t('shell.navigation')}>
          <Entries role={role} keep={keep} showLabels />
        </Box>
      </NavDrawer>
    );
  }
  return (
    <Box
      component="nav"
      aria-label={t('shell.navigation')}
      sx={{
        width: isOpen ? WIDE : NARROW,
        flex: 'none',
        borderRight: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
        overflowY: 'auto',
      }}
    >
      <Entries role={role} keep={keep} showLabels={isOpen} />
    </Box>
  );
}
