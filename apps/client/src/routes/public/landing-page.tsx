import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

import { lazy, Suspense, useRef } from 'react';

import { loadWords } from '#i18n/i18n.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { hasDemo } from '#lib/demo.ts';
import { paths } from '#lib/paths.ts';
import { useIsNearViewport } from '#lib/use-is-near-viewport.ts';
import { useIsIdle } from '#lib/when-idle.ts';
import { PersonIcon } from '#ui/public-icons.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Logo } from '#ui/logo.tsx';
import rowHouses from '#ui/row-houses.svg';

/** Everything below the picture. It costs the first view nothing: visitors scroll first, or their browser is idle. */
const loadTour = async () => {
  const [tour] = await Promise.all([import('./landing-tour.tsx'), loadWords('tour', 'entry', 'letting')]);
  return tour;
};
const Tour = lazy(async () => ({ default: (await loadTour()).LandingTour }));
const Footer = lazy(async () => ({ default: (await loadTour()).PublicFooter }));

/** Links on the picture of the evening sky. */
const onDusk = {
  px: { xs: 2, sm: 3 },
  color: '#FBF7F0',
  borderColor: 'rgba(251,247,240,.6)',
  bgcolor: 'rgba(27,37,64,.55)',
  '&:hover': { bgcolor: 'rgba(27,37,64,.85)' },
} as const;

function Hero() {
  const { t } = useTranslation();
  return (
    <Box
      sx={{
        position: 'relative',
        bgcolor: '#1B2540',
        color: '#FBF7F0',
        overflow: 'hidden',
        minHeight: { xs: 690, sm: 'calc(max(520px, 56.25vw) + 120px)', md: 'calc(56.25vw + 64px)' },
      }}
    >
      <Box
        component="img"
        className="mirrored"
        src={rowHouses}
        alt={t('landing.scene')}
        sx={{
          position: 'absolute',
          insetInline: 0,
          bottom: 0,
          width: '100%',
          height: { xs: 520, sm: 'max(520px, 56.25vw)' },
          objectFit: 'cover',
          objectPosition: '56% 100%',
        }}
      />
      <Container
        component="header"
        maxWidth="lg"
        sx={{ position: 'relative', display: 'flex', justifyContent: 'space-between', alignItems: 'center', py: 2 }}
      >
        <Logo onDusk />
        <LinkButton to={paths.signIn} sx={{ ...onDusk, '& > svg': { display: { xs: 'none', sm: 'block' } } }}>
          <PersonIcon />
          {t('landing.signIn')}
        </LinkButton>
      </Container>
      <Container maxWidth="lg" sx={{ position: 'relative', pt: { xs: 3, md: 4 } }}>
        <Typography
          variant="h1"
          sx={{
            fontSize: { xs: '2.125rem', md: '3.25rem' },
            maxWidth: { xs: '17ch', md: '24ch' },
            textWrap: 'balance',
            textShadow: '0 1px 12px rgba(27,37,64,.6)',
          }}
        >
          {t('landing.heading')}
        </Typography>
        <Typography
          sx={{
            mt: { xs: 1.5, md: 2 },
            // Beside the moon.
            maxWidth: { sm: '46ch', md: '62ch' },
            fontSize: { md: '1.25rem' },
            textWrap: 'pretty',
            textShadow: '0 1px 8px rgba(27,37,64,.8)',
          }}
        >
          {t('landing.lead')}
        </Typography>
        <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <LinkButton
            to={paths.openRooms}
            sx={{ ...onDusk, bgcolor: '#FBF7F0', color: '#1F5C43', '&:hover': { bgcolor: '#FFF' } }}
          >
            {t('landing.rooms')}
          </LinkButton>
          <LinkButton to={paths.apply} sx={onDusk}>
            {t('landing.apply')}
          </LinkButton>
          {hasDemo() && (
            <LinkButton to={paths.demo} sx={onDusk}>
              {t('landing.demo')}
            </LinkButton>
          )}
        </Box>
      </Container>
    </Box>
  );
}

/** The part of the rest that is seen before it is fetched: on most screens, a little of it is in sight from the start. */
const SEEN = '-80px';

export default function LandingPage() {
  const below = useRef<HTMLDivElement>(null);
  const isNear = useIsNearViewport(below, SEEN);
  const isIdle = useIsIdle();
  // As high as the screen, so that nothing visible moves when the rest arrives.
  const space = <Box sx={{ minHeight: '100vh' }} />;
  const isShown = isNear || isIdle;
  return (
    <>
      <Box component="main" id="content">
        <Hero />
        <div ref={below}>
          {isShown ? (
            <Suspense fallback={space}>
              <Tour />
            </Suspense>
          ) : (
            space
          )}
        </div>
      </Box>
      {isShown && (
        <Suspense>
          <Footer />
        </Suspense>
      )}
    </>
  );
}
