import type { Role } from '@common-roof/contracts';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import { MenuIcon } from './menu-icon.tsx';
import { menuOf } from './route-table.ts';

export function BottomNav({ role }: { role: Role }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
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
      <BottomNavigation showLabels value={pathname} sx={{ height: 60, bgcolor: 'transparent' }}>
        {menuOf(role).map(({ path, menu }) => (
          <BottomNavigationAction
            key={path}
            value={path}
            component={Link}
            to={path}
            label={t(`shell.nav.${menu.label}`)}
            icon={<MenuIcon entry={menu} />}
            {...(pathname === path ? { 'aria-current': 'page' } : {})}
            sx={{ '& .MuiBottomNavigationAction-label': { fontSize: '0.875rem' } }}
          />
        ))}
      </BottomNavigation>
    </Box>
  );
}
