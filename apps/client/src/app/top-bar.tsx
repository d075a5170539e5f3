import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { type ReactNode, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link as RouterLink, useNavigate } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { logOut } from '#features/identity/accounts/sign-in/log-out.ts';
import { Bell } from '#features/insight/notifications/bell.tsx';
import { LogoutIcon, MenuIcon, NoteIcon, PersonIcon } from '#ui/icons.tsx';
import { Logo } from '#ui/logo.tsx';
import { ChoicesMenu } from '#ui/lazy-choices-menu.ts';
import { selectIsSidenavOpen, sidenavToggled } from './app-slice.ts';

function useControls(onNotes: () => void) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return [
    { key: 'notes', label: t('shell.yourNotes'), Icon: NoteIcon, act: onNotes },
    { key: 'profile', label: t('shell.editProfile'), Icon: PersonIcon, act: () => void navigate(paths.profile) },
    { key: 'logout', label: t('shell.logout'), Icon: LogoutIcon, act: () => void logOut() },
  ] as const;
}

/** The three controls in a menu, for narrow screens. */
function ControlsMenu({ controls }: { controls: ReturnType<typeof useControls> }) {
  const { t } = useTranslation();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={anchor}
        aria-label={t('shell.account')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(true);
        }}
      >
        <PersonIcon />
      </IconButton>
      <ChoicesMenu
        open={isOpen}
        anchor={() => anchor.current}
        choices={controls.map(({ Icon, ...control }) => ({ ...control, icon: <Icon fontSize="small" /> }))}
        onClose={() => {
          setOpen(false);
        }}
      />
    </>
  );
}

/** What belongs to the reader's own account. */
export function OwnControls({ isPhone, onNotes }: { isPhone: boolean; onNotes: () => void }) {
  const controls = useControls(onNotes);
  return (
    <>
      <Bell />
      {isPhone ? (
        <ControlsMenu controls={controls} />
      ) : (
        controls.map(({ key, label, Icon, act }) => (
          <Button key={key} color="inherit" startIcon={<Icon />} onClick={act} sx={{ px: 1.5, fontWeight: 500 }}>
            {label}
          </Button>
        ))
      )}
    </>
  );
}

interface TopBarProps {
  hasDrawer: boolean;
  home: string;
  children?: ReactNode;
}

export function TopBar({ hasDrawer, home, children }: TopBarProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const isSidenavOpen = useSelector(selectIsSidenavOpen);
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        flex: 'none',
        gap: { xs: 0, sm: 1 },
        height: 65,
        px: { xs: 2, sm: 3 },
        borderBottom: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      {hasDrawer && (
        <IconButton
          edge="start"
          aria-label={isSidenavOpen ? t('shell.closeMenu') : t('shell.openMenu')}
          aria-expanded={isSidenavOpen}
          onClick={() => dispatch(sidenavToggled())}
        >
          <MenuIcon />
        </IconButton>
      )}
      <Link component={RouterLink} to={home} underline="none" aria-label="Common Roof">
        <Logo />
      </Link>
      <Box sx={{ flex: 1 }} />
      {children}
    </Box>
  );
}
