import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { CardSkeleton, LoadError } from '#ui/states.tsx';
import { useStarterTemplatesQuery } from '#features/letting/leasing/agreements/agreements-api.ts';
import { dot } from '#lib/direction.ts';

const grid = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))' };

/** Example templates, those in the reader's language first, or an empty page. */
export function Starters() {
  const { t, i18n } = useTranslation();
  const { data, isError, refetch } = useStarterTemplatesQuery(undefined);
  if (data === undefined) {
    return isError ? <LoadError onRetry={() => void refetch()} /> : <CardSkeleton grid={grid} height={150} />;
  }
  const own = (language: string): number => (language === i18n.language ? 0 : 1);
  const starters = data.items.toSorted((one, other) => own(one.language) - own(other.language));
  return (
    <Stack spacing={2.5}>
      <Typography variant="h2">{t('agreements.starters.heading')}</Typography>
      <Alert severity="info">{t('agreements.starters.noAdvice')}</Alert>
      <Box sx={grid}>
        {starters.map(({ key, title, type, language }) => (
          <Card key={key} component="article" aria-label={title}>
            <CardContent sx={{ p: 2.5, display: 'grid', gap: 1, justifyItems: 'start' }}>
              <Typography variant="h3" lang={language}>
                {title}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t(`signing.type.${type}`)}
                {dot()}
                {t(`agreements.language.${language}`)}
              </Typography>
              <Button
                component={RouterLink}
                to={paths.templateFrom(key)}
                variant="outlined"
                aria-label={t('agreements.starters.useTitle', { title })}
              >
                {t('agreements.starters.use')}
              </Button>
            </CardContent>
          </Card>
        ))}
      </Box>
      <Box>
        <Button component={RouterLink} to={paths.templateFrom('blank')} sx={{ ml: -1.5 }}>
          {t('agreements.starters.blank')}
        </Button>
      </Box>
    </Stack>
  );
}
