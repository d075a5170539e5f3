import Alert, { type AlertColor } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

import { useTranslation } from '#i18n/use-translation.ts';
import { day, todayHere } from '#lib/dates.ts';
import { PassportWords } from '#features/insight/passport/passport-words.tsx';
import type { Outcome } from './passport-check.tsx';

function Finding({ severity, title, texts }: { severity: AlertColor; title: string; texts: readonly string[] }) {
  return (
    <Alert severity={severity}>
      <AlertTitle>{title}</AlertTitle>
      {texts.map((text) => (
        <Box key={text} component="p" sx={{ m: 0, mt: 0.5 }}>
          {text}
        </Box>
      ))}
    </Alert>
  );
}

/** What a check found, with the passport's words if we made it. */
export function CheckOutcome({ outcome }: { outcome: Outcome }) {
  const { t, i18n } = useTranslation();
  if (outcome.is !== 'signed') {
    const { is } = outcome;
    const severity = is === 'changed' ? 'error' : 'warning';
    return (
      <Finding severity={severity} title={t(`passport.checking.${is}`)} texts={[t(`passport.checking.${is}Text`)]} />
    );
  }
  const { facts, state } = outcome;
  const isOld = facts.use_until < todayHere();
  const more = [
    ...(isOld ? [t('passport.checking.old', { day: day(facts.use_until, i18n.language) })] : []),
    ...(state === null ? [t('passport.checking.noState')] : []),
    ...(state === 'unknown' ? [t('passport.checking.unknown')] : []),
  ];
  return (
    <Stack spacing={3}>
      {state === 'revoked' ? (
        <Finding
          severity="error"
          title={t('passport.checking.revoked')}
          texts={[t('passport.checking.revokedText'), ...more]}
        />
      ) : (
        <Finding
          severity={more.length === 0 ? 'success' : 'warning'}
          title={t('passport.checking.genuine')}
          texts={[t('passport.checking.genuineText', { issuer: new URL(facts.issuer).host }), ...more]}
        />
      )}
      <PassportWords name={facts.name} dates={facts.dates} parts={facts.parts} language={facts.language} nameAs="h2" />
    </Stack>
  );
}
