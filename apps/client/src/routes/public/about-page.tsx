import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { LinkButton, outlined } from '#ui/link-button.tsx';
import { PublicPage } from '#ui/public-page.tsx';
import rowHouses from '#ui/row-houses.svg';

const PARTS = ['why', 'how', 'data'] as const;

export default function AboutPage() {
  const { t } = useTranslation();
  return (
    <PublicPage heading={t('about.heading')} lead={t('about.lead')} width={820}>
      <Box
        component="img"
        src={rowHouses}
        alt={t('landing.scene')}
        sx={{
          display: 'block',
          width: '100%',
          height: { xs: 180, sm: 280 },
          objectFit: 'cover',
          objectPosition: '56% 100%',
          borderRadius: 1,
          mb: 5,
        }}
      />
      {PARTS.map((part) => (
        <Box key={part} component="section" sx={{ mb: 4 }}>
          <Typography variant="h2" gutterBottom>
            {t(`about.${part}.heading`)}
          </Typography>
          <Typography sx={{ maxWidth: '68ch' }}>{t(`about.${part}.text`)}</Typography>
        </Box>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 5 }}>
        <LinkButton to={paths.apply}>{t('public.nav.apply')}</LinkButton>
        <LinkButton to={paths.contact} sx={outlined}>
          {t('about.ask')}
        </LinkButton>
      </Box>
    </PublicPage>
  );
}
