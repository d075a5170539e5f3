import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { CopyLink } from '#ui/copy-link.tsx';
import { CalendarIcon } from '#ui/icons.tsx';

interface AddressProps {
  name: string;
  text: string;
  url: string;
}

/** Switches to the scheme with which calendar programs subscribe to an address rather than fetch it once. */
const subscribing = (url: string): string => url.replace(/^https?:/, 'webcal:');

/** A calendar address. It isn't shown in full, because anyone who sees it could use it. */
export function Address({ name, text, url }: AddressProps) {
  const { t } = useTranslation();
  return (
    <Box
      component="section"
      aria-label={name}
      sx={{ p: 2, border: '1px solid', borderColor: 'divider', borderRadius: 1 }}
    >
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {text}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
        <Button
          component="a"
          href={subscribing(url)}
          variant="outlined"
          startIcon={<CalendarIcon />}
          aria-label={t('chores.link.openNamed', { name })}
        >
          {t('chores.link.open')}
        </Button>
        <CopyLink url={url} label={t('chores.link.copy')} named={t('chores.link.copyNamed', { name })} />
      </Stack>
    </Box>
  );
}
