import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { LinkButton, outlined } from '#ui/link-button.tsx';
import { EyeOffIcon, MailIcon, NoteIcon, SearchIcon, SendIcon, ShieldIcon } from '#ui/public-icons.tsx';
import { LandingRoles } from './landing-roles.tsx';

export { PublicFooter } from '#ui/public-page.tsx';

/** With the page of all rooms, which visitors open next. */
const NewestRooms = lazy(async () => ({ default: (await import('./rooms-page.tsx')).NewestRooms }));
/** Of a row of rooms and the link below, in pixels. */
const ROOMS_HEIGHT = 430;

const TRUST = [
  { key: 'sealed', Icon: ShieldIcon },
  { key: 'quiet', Icon: EyeOffIcon },
  { key: 'own', Icon: NoteIcon },
  { key: 'open', Icon: SearchIcon },
  { key: 'offline', Icon: SendIcon },
  { key: 'calm', Icon: MailIcon },
] as const;

const QUESTIONS = ['cost', 'account', 'join', 'signature', 'privacy', 'leaving', 'phone'] as const;

/** A band of the page; every second one is on paper. */
function Band({ isPaper = false, children }: { isPaper?: boolean; children: ReactNode }) {
  const paper = { bgcolor: 'background.paper', borderBlock: '1px solid', borderColor: 'divider' };
  return (
    <Box component="section" sx={isPaper ? paper : undefined}>
      <Container maxWidth="lg" sx={{ py: { xs: 5, md: 9 } }}>
        {children}
      </Container>
    </Box>
  );
}

function Trust() {
  const { t } = useTranslation();
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 6,
        rowGap: { xs: 3, md: 5 },
        mt: 4,
        gridTemplateColumns: { sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
      }}
    >
      {TRUST.map(({ key, Icon }) => (
        <Box key={key} sx={{ display: 'flex', gap: 2 }}>
          <Icon sx={{ color: 'warning.main', mt: 0.25, flex: 'none' }} />
          <Box>
            <Typography variant="h4" component="h3">
              {t(`tour.trust.${key}.title`)}
            </Typography>
            <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{t(`tour.trust.${key}.text`)}</Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Questions() {
  const { t } = useTranslation();
  return (
    <Box sx={{ mt: 3, maxWidth: 820, borderTop: '1px solid', borderColor: 'divider' }}>
      {QUESTIONS.map((key) => (
        <Box
          key={key}
          component="details"
          sx={{
            borderBottom: '1px solid',
            borderColor: 'divider',
            '& > summary::after': { content: '"+"', ml: 2, fontSize: 24, lineHeight: 1, color: 'primary.main' },
            '&[open] > summary::after': { content: '"–"' },
          }}
        >
          <Box
            component="summary"
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              minHeight: 56,
              py: 1,
              cursor: 'pointer',
              fontWeight: 600,
              '&::-webkit-details-marker': { display: 'none' },
            }}
          >
            {t(`tour.questions.${key}.question`)}
          </Box>
          <Typography sx={{ color: 'text.secondary', pb: 2.5, pr: 5, maxWidth: '68ch' }}>
            {t(`tour.questions.${key}.answer`)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** What is below the picture of the landing page. */
export function LandingTour() {
  const { t } = useTranslation();
  return (
    <>
      <Band>
        <Typography variant="h2">{t('tour.forWhom')}</Typography>
        <LandingRoles />
      </Band>
      <Band isPaper>
        <Typography variant="h2">{t('tour.trust.heading')}</Typography>
        <Trust />
      </Band>
      <Band>
        <Typography variant="h2" sx={{ mb: 4 }}>
          {t('tour.rooms.heading')}
        </Typography>
        <Suspense fallback={<Box sx={{ height: ROOMS_HEIGHT }} />}>
          <NewestRooms />
        </Suspense>
      </Band>
      <Band isPaper>
        <Typography variant="h2">{t('tour.questions.heading')}</Typography>
        <Questions />
      </Band>
      <Band>
        <Box
          sx={{
            display: 'flex',
            flexDirection: { xs: 'column', sm: 'row' },
            gap: 3,
            alignItems: { sm: 'center' },
            justifyContent: 'space-between',
          }}
        >
          <Typography sx={{ maxWidth: '52ch' }}>{t('tour.invited')}</Typography>
          <LinkButton to={paths.signIn} sx={{ ...outlined, flex: 'none' }}>
            {t('landing.signIn')}
          </LinkButton>
        </Box>
      </Band>
    </>
  );
}
