import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { Logo } from './logo.tsx';
import { LanguageChoice } from './screen-choices.tsx';

const LINKS = [
  { to: paths.openRooms, label: 'rooms' },
  { to: paths.apply, label: 'apply' },
  { to: paths.about, label: 'about' },
  { to: paths.contact, label: 'contact' },
] as const;

const ALL = [...LINKS, { to: paths.signIn, label: 'signIn' }] as const;

function PublicNavigation() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <Stack
      component="nav"
      aria-label={t('public.navigation')}
      direction="row"
      sx={{
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: { xs: 0.75, sm: 3 },
        ml: { sm: 'auto' },
        width: { xs: '100%', sm: 'auto' },
      }}
    >
      {LINKS.map(({ to, label }) => (
        <Link
          key={to}
          component={RouterLink}
          to={to}
          underline="hover"
          aria-current={pathname === to ? 'page' : undefined}
          sx={{
            minHeight: 44,
            display: 'inline-flex',
            alignItems: 'center',
            color: 'text.primary',
            // All four fit side by side on the narrowest phone.
            fontSize: { xs: '0.875rem', sm: '1rem' },
            fontWeight: pathname === to ? 650 : 500,
            borderBottom: '2px solid',
            borderColor: pathname === to ? 'primary.main' : 'transparent',
          }}
        >
          {t(`public.nav.${label}`)}
        </Link>
      ))}
    </Stack>
  );
}

/** The end of public pages: what it is, links to all of them, and the language. */
export function PublicFooter() {
  const { t } = useTranslation();
  return (
    <Box component="footer" sx={{ borderTop: '1px solid', borderColor: 'divider', py: 3 }}>
      <Container
        maxWidth="lg"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 2, alignItems: 'center' }}
      >
        <Box
          component="nav"
          aria-label={t('public.allPages')}
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, width: { xs: '100%', sm: 'auto' } }}
        >
          {ALL.map(({ to, label }) => (
            <Link
              key={to}
              component={RouterLink}
              to={to}
              underline="hover"
              color="text.primary"
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
            >
              {t(`public.nav.${label}`)}
            </Link>
          ))}
        </Box>
        <Box sx={{ ml: { sm: 'auto' } }}>
          <LanguageChoice size="small" />
        </Box>
        <Typography variant="body2" sx={{ width: '100%', color: 'text.secondary' }}>
          {t('public.footer')}
        </Typography>
      </Container>
    </Box>
  );
}

interface PublicPageProps {
  heading: string;
  /** What a first view fills the heading with. */
  slot?: string;
  lead?: string;
  /** Width of the body, in pixels. */
  width?: number;
  children: ReactNode;
}

/** The layout of public pages: logo, navigation, page and footer. */
export function PublicPage({ heading, slot, lead, width = 760, children }: PublicPageProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <Box component="header" sx={{ borderBottom: '1px solid', borderColor: 'divider', bgcolor: 'background.paper' }}>
        <Container
          maxWidth="lg"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 0.5, py: 1.5 }}
        >
          <Link
            component={RouterLink}
            to={paths.landing}
            underline="none"
            aria-label="Common Roof"
            sx={{ display: 'inline-flex' }}
          >
            <Logo />
          </Link>
          <Link
            component={RouterLink}
            to={paths.signIn}
            underline="hover"
            sx={{
              ml: { xs: 'auto', sm: 0 },
              order: { sm: 3 },
              minHeight: 44,
              display: 'inline-flex',
              alignItems: 'center',
              fontWeight: 600,
            }}
          >
            {t('public.nav.signIn')}
          </Link>
          <PublicNavigation />
        </Container>
      </Box>
      <Box component="main" id="content" sx={{ flex: 1, py: { xs: 4, md: 7 } }}>
        <Container maxWidth="lg">
          <Box sx={{ maxWidth: width }}>
            <Typography variant="h1" data-slot={slot}>
              {heading}
            </Typography>
            {lead !== undefined && (
              <Typography sx={{ color: 'text.secondary', mt: 1, mb: 4, maxWidth: '62ch' }}>{lead}</Typography>
            )}
            {children}
          </Box>
        </Container>
      </Box>
      <PublicFooter />
    </Box>
  );
}
