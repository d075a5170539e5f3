import { TERMS_VERSION } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { isApiError } from '../../../api/api-error.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { alertError } from '../../../lib/alerts.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { Logo } from '../../../ui/logo.tsx';
import { Scene } from '../../../ui/scene.tsx';
import { useAcceptTermsMutation } from './terms-api.ts';
import { NDA, TERMS } from './terms-text.ts';

function Agreement({ of: { title, opening, sections } }: { of: typeof TERMS }) {
  return (
    <>
      <Typography variant="h2" gutterBottom>
        {title}
      </Typography>
      <Typography sx={{ mb: 2 }}>{opening}</Typography>
      {sections.map(({ heading, paragraphs }) => (
        <Box key={heading} sx={{ mb: 2.5 }}>
          <Typography variant="h4" component="h3" gutterBottom>
            {heading}
          </Typography>
          {paragraphs.map((paragraph) => (
            <Typography key={paragraph} sx={{ mb: 1, maxWidth: '72ch' }}>
              {paragraph}
            </Typography>
          ))}
        </Box>
      ))}
    </>
  );
}

/** Stands before everything else until the terms in force are accepted. */
export function TermsScreen({ requiredVersion, onLogout }: { requiredVersion: string; onLogout: () => void }) {
  const { t } = useTranslation();
  const [ticked, setTicked] = useState(false);
  const [accept, { isLoading, error }] = useAcceptTermsMutation();
  const outdated = requiredVersion !== TERMS_VERSION;
  useTitle(t('shell.title.terms'));

  const submit = (): void => {
    if (!ticked) alertError(t('account.terms.mustTick'));
    else if (!isLoading && !outdated) void accept({ body: { version: TERMS_VERSION } });
  };

  return (
    <Scene>
      <Stack
        component="main"
        id="content"
        sx={{
          maxWidth: 800,
          mx: 'auto',
          px: { xs: 1.5, sm: 3 },
          py: { xs: 2, md: 6 },
          minHeight: '100dvh',
          justifyContent: 'center',
        }}
      >
        <Paper
          component="form"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
          sx={{ p: { xs: 2, sm: 4 }, borderRadius: '16px' }}
        >
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 2 }}>
            <Logo />
            <Button onClick={onLogout}>{t('shell.logout')}</Button>
          </Stack>
          <Typography variant="h1" sx={{ fontSize: '1.625rem' }}>
            {t('account.terms.heading')}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('account.terms.intro')}</Typography>
          <Box
            role="region"
            aria-label={t('account.terms.box')}
            tabIndex={0}
            lang="en"
            sx={{
              maxHeight: 500,
              overflowY: 'auto',
              border: '1px solid',
              borderColor: 'divider',
              borderRadius: 1,
              p: { xs: 2, sm: 3 },
              bgcolor: 'background.default',
            }}
          >
            <Agreement of={TERMS} />
            <Agreement of={NDA} />
          </Box>
          {outdated && (
            <Alert severity="warning" sx={{ mt: 2 }}>
              {t('account.terms.outdated')}
            </Alert>
          )}
          {isApiError(error) && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {error.message}
            </Alert>
          )}
          <Stack
            direction={{ xs: 'column', sm: 'row' }}
            spacing={2}
            sx={{ mt: 2, justifyContent: 'space-between', alignItems: { sm: 'center' } }}
          >
            <FormControlLabel
              control={
                <Checkbox
                  checked={ticked}
                  onChange={(event) => {
                    setTicked(event.target.checked);
                  }}
                  // A disabled button swallows the Enter of the form; here it says what is missing.
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter') return;
                    event.preventDefault();
                    submit();
                  }}
                />
              }
              label={t('account.terms.checkbox')}
            />
            <Button type="submit" variant="contained" size="large" disabled={!ticked || outdated} loading={isLoading}>
              {t('account.terms.accept')}
            </Button>
          </Stack>
        </Paper>
      </Stack>
    </Scene>
  );
}
