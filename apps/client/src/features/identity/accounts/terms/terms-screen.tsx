import { TERMS_VERSION } from '@common-roof/contracts';
import { CURRENT_TERMS, linesOfTerms, type TermsDocument, termsOf, type TermsVersion } from '@common-roof/words/terms';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';

import { isApiError } from '#api/api-error.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { showError } from '#lib/alerts.ts';
import { day } from '#lib/dates.ts';
import { useTitle } from '#lib/use-title.ts';
import { compareLines } from '#ui/compare-lines.ts';
import { Difference } from '#ui/difference.tsx';
import { Logo } from '#ui/logo.tsx';
import { Scene } from '#ui/scene.tsx';
import { useAcceptTermsMutation } from './terms-api.ts';

function Agreement({ of: { title, opening, sections } }: { of: TermsDocument }) {
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

/** Shows the differences from the version they accepted, in the words of both. */
function WhatChanged({ before }: { before: TermsVersion }) {
  const { t, i18n } = useTranslation();
  const lines = useMemo(() => compareLines(linesOfTerms(before), linesOfTerms(CURRENT_TERMS)), [before]);
  return (
    <Box component="section" aria-labelledby="what-changed" sx={{ mb: 4 }}>
      <Typography id="what-changed" variant="h2" lang={i18n.language} gutterBottom>
        {t('terms.changed', { since: day(before.version, i18n.language) })}
      </Typography>
      <Difference lines={lines} />
    </Box>
  );
}

interface TermsScreenProps {
  /** The version last accepted; null: none. */
  acceptedVersion: string | null;
  requiredVersion: string;
  onLogout: () => void;
}

/** Replaces everything else until the current terms are accepted. */
export function TermsScreen({ acceptedVersion, requiredVersion, onLogout }: TermsScreenProps) {
  const { t } = useTranslation();
  const [ticked, setTicked] = useState(false);
  const [accept, { isLoading, error }] = useAcceptTermsMutation();
  const outdated = requiredVersion !== TERMS_VERSION;
  const before = acceptedVersion === null ? undefined : termsOf(acceptedVersion);
  useTitle(t('shell.title.terms'));

  const submit = (): void => {
    if (!ticked) showError(t('terms.mustTick'));
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
          // At most as high as the screen: the checkbox and buttons stay visible, and the text scrolls.
          sx={{
            display: 'flex',
            flexDirection: 'column',
            minHeight: 0,
            maxHeight: { xs: 'calc(100dvh - 32px)', md: 'calc(100dvh - 96px)' },
            overflowY: 'auto',
            p: { xs: 2, sm: 4 },
            borderRadius: '16px',
          }}
        >
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 2 }}>
            <Logo />
            <Button onClick={onLogout}>{t('shell.logout')}</Button>
          </Stack>
          <Typography variant="h1" sx={{ fontSize: '1.625rem' }}>
            {t('terms.heading')}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mb: 2 }}>
            {t(before === undefined ? 'terms.intro' : 'terms.introAgain')}
          </Typography>
          <Box
            role="region"
            aria-label={t('terms.box')}
            tabIndex={0}
            lang="en"
            sx={{
              flex: '0 1 auto',
              minHeight: 160,
              maxHeight: 500,
              overflowY: 'auto',
              border: '1px solid',
              borderColor: 'divider',
              borderRadius: 1,
              p: { xs: 2, sm: 3 },
              bgcolor: 'background.default',
            }}
          >
            {before !== undefined && <WhatChanged before={before} />}
            <Agreement of={CURRENT_TERMS.terms} />
            <Agreement of={CURRENT_TERMS.nda} />
          </Box>
          {outdated && (
            <Alert severity="warning" sx={{ mt: 2 }}>
              {t('terms.outdated')}
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
            sx={{ flex: 'none', mt: { xs: 1, sm: 2 }, justifyContent: 'space-between', alignItems: { sm: 'center' } }}
          >
            <FormControlLabel
              control={
                <Checkbox
                  checked={ticked}
                  onChange={(event) => {
                    setTicked(event.target.checked);
                  }}
                  // A disabled button swallows the form's Enter; here it says what is missing.
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter') return;
                    event.preventDefault();
                    submit();
                  }}
                />
              }
              label={t('terms.checkbox')}
            />
            <Button type="submit" variant="contained" size="large" disabled={!ticked || outdated} loading={isLoading}>
              {t('terms.accept')}
            </Button>
          </Stack>
        </Paper>
      </Stack>
    </Scene>
  );
}
