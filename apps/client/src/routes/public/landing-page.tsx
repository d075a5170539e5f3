import { ROLES } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import {
  BroomIcon,
  ChatIcon,
  HousesIcon,
  MailIcon,
  NoteIcon,
  PersonIcon,
  SendIcon,
  ShieldIcon,
} from '#ui/public-icons.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Logo } from '#ui/logo.tsx';
import rowHouses from '#ui/row-houses.svg';

const ROLE_ICON = { roomie: ChatIcon, homeowner: HousesIcon, neatkeeper: BroomIcon, admin: ShieldIcon } as const;
const PROMISES = [
  { key: 'once', Icon: SendIcon },
  { key: 'own', Icon: NoteIcon },
  { key: 'calm', Icon: MailIcon },
] as const;

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
            maxWidth: '62ch',
            fontSize: { md: '1.25rem' },
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
        </Box>
      </Container>
    </Box>
  );
}

export default function LandingPage() {
  const { t } = useTranslation();
  return (
    <>
      <Box component="main" id="content">
        <Hero />
        <Container maxWidth="lg" sx={{ py: { xs: 4, md: 8 } }}>
          <Typography variant="h2">{t('landing.forWhom')}</Typography>
          <Box
            sx={{
              display: 'grid',
              gap: { xs: 3, md: 4 },
              mt: 4,
              gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
            }}
          >
            {ROLES.map((role) => {
              const Icon = ROLE_ICON[role];
              return (
                <Box key={role} sx={{ borderTop: '2px solid', borderColor: 'primary.main', pt: 2 }}>
                  <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', mb: 1 }}>
                    <Icon sx={{ color: 'primary.main' }} />
                    <Typography variant="h3">{t(`landing.roles.${role}.title`)}</Typography>
                  </Box>
                  <Typography sx={{ color: 'text.secondary' }}>{t(`landing.roles.${role}.text`)}</Typography>
                </Box>
              );
            })}
          </Box>
        </Container>
        <Box sx={{ bgcolor: 'background.paper', borderBlock: '1px solid', borderColor: 'divider' }}>
          <Container maxWidth="lg" sx={{ py: { xs: 4, md: 6 } }}>
            <Typography variant="h2">{t('landing.promise.heading')}</Typography>
            <Box sx={{ display: 'grid', gap: { xs: 3, md: 6 }, mt: 4, gridTemplateColumns: { md: 'repeat(3, 1fr)' } }}>
              {PROMISES.map(({ key, Icon }) => (
                <Box key={key} sx={{ display: 'flex', gap: 2 }}>
                  <Icon sx={{ color: 'warning.main', mt: 0.25 }} />
                  <Box>
                    <Typography variant="h4" component="h3">
                      {t(`landing.promise.${key}.title`)}
                    </Typography>
                    <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
                      {t(`landing.promise.${key}.text`)}
                    </Typography>
                  </Box>
                </Box>
              ))}
            </Box>
          </Container>
        </Box>
        <Container maxWidth="lg" sx={{ py: { xs: 4, md: 6 } }}>
          <Box
            sx={{
              display: 'flex',
              flexDirection: { xs: 'column', sm: 'row' },
              gap: 3,
              alignItems: { sm: 'center' },
              justifyContent: 'space-between',
            }}
          >
            <Typography sx={{ maxWidth: '52ch' }}>{t('landing.invited')}</Typography>
            <LinkButton to={paths.signIn} sx={{ flex: 'none' }}>
              {t('landing.signIn')}
            </LinkButton>
          </Box>
        </Container>
      </Box>
      <Box component="footer" sx={{ borderTop: '1px solid', borderColor: 'divider', py: 3 }}>
        <Container maxWidth="lg">
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('landing.footer')}
          </Typography>
        </Container>
      </Box>
    </>
  );
}
