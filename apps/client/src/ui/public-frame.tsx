import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { paths } from '#lib/paths.ts';
import { Logo } from './logo.tsx';
import rowHouses from './row-houses.svg';
import { LanguageChoice } from './screen-choices.tsx';

interface PublicFrameProps {
  heading: string;
  lead?: string;
  children: ReactNode;
}

/** The frame of sign-in and similar pages: the form on paper, the houses beside it (above it on a phone). */
export function PublicFrame({ heading, lead, children }: PublicFrameProps) {
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateColumns: { md: 'minmax(440px, 5fr) 7fr' },
        gridTemplateRows: { xs: '168px 1fr', sm: 'clamp(168px, 26vh, 300px) 1fr', md: '1fr' },
      }}
    >
      <Box
        aria-hidden="true"
        sx={{
          order: { md: 2 },
          backgroundColor: '#1B2540',
          backgroundImage: `url(${rowHouses})`,
          backgroundSize: 'cover',
          backgroundPosition: { xs: '58% 86%', md: '62% 100%' },
        }}
      />
      <Stack sx={{ px: { xs: 2, sm: 6 }, py: { xs: 3, md: 4 }, minWidth: 0 }}>
        <Stack
          component="header"
          direction="row"
          sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 2 }}
        >
          <Link component={RouterLink} to={paths.landing} underline="none" aria-label="Common Roof">
            <Logo />
          </Link>
          <LanguageChoice size="small" />
        </Stack>
        <Box component="main" id="content" sx={{ width: '100%', maxWidth: 420, mx: 'auto', my: { md: 'auto' }, py: 5 }}>
          <Typography variant="h1" sx={{ mb: lead === undefined ? 2 : 1 }}>
            {heading}
          </Typography>
          {lead !== undefined && (
            <Typography sx={{ color: 'text.secondary', mb: 3.5, textWrap: 'pretty' }}>{lead}</Typography>
          )}
          {children}
        </Box>
      </Stack>
    </Box>
  );
}
