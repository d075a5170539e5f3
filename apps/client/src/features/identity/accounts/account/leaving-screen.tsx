import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { isApiError } from '#api/api-error.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { dateAndTime } from '#lib/dates.ts';
import { useTitle } from '#lib/use-title.ts';
import { useMe } from '#session/me-context.tsx';
import { Logo } from '#ui/logo.tsx';
import { Scene } from '#ui/scene.tsx';
import { useKeepMeMutation } from './account-api.ts';
import { DataExports } from './data-exports.tsx';
import { StepUpDialog } from './step-up-dialog.tsx';

/** Shown while an account is scheduled for deletion: the user can keep it, or export their data. */
export function LeavingScreen({ onLogout }: { onLogout: () => void }) {
  const { t, i18n } = useTranslation();
  const { userData } = useMe();
  const [keep, { isLoading, error }] = useKeepMeMutation();
  useTitle(t('profile.leaving.heading'));
  return (
    <Scene>
      <Stack
        component="main"
        id="content"
        sx={{
          maxWidth: 640,
          mx: 'auto',
          px: { xs: 1.5, sm: 3 },
          py: { xs: 2, md: 6 },
          minHeight: '100dvh',
          justifyContent: 'center',
        }}
      >
        <Paper sx={{ p: { xs: 2, sm: 4 }, borderRadius: '16px' }}>
          <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
            <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', alignSelf: 'stretch' }}>
              <Logo />
              <Button onClick={onLogout}>{t('shell.logout')}</Button>
            </Stack>
            <Typography variant="h1" sx={{ fontSize: '1.625rem' }}>
              {t('profile.leaving.heading')}
            </Typography>
            <Typography>
              {t('profile.leaving.lead', { when: dateAndTime(userData.deletion_due_at ?? '', i18n.language) })}
            </Typography>
            {isApiError(error) && <Alert severity="error">{error.message}</Alert>}
            <Button variant="contained" size="large" loading={isLoading} onClick={() => void keep()}>
              {t('profile.leaving.keep')}
            </Button>
            <Divider sx={{ alignSelf: 'stretch' }} />
            <Typography variant="h3" component="h2">
              {t('profile.leaving.data')}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>{t('profile.leaving.dataLead')}</Typography>
            <DataExports />
          </Stack>
        </Paper>
      </Stack>
      <StepUpDialog />
    </Scene>
  );
}
