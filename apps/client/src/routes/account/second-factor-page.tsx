import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { useMeQuery } from '#api/me.ts';
import { PasskeysSection } from '#features/identity/accounts/account/factors/passkeys-section.tsx';
import { TwoStepSection } from '#features/identity/accounts/account/factors/two-step-section.tsx';
import { StepUpDialog } from '#features/identity/accounts/account/step-up-dialog.tsx';
import { logOut } from '#features/identity/accounts/sign-in/log-out.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useTitle } from '#lib/use-title.ts';
import { Logo } from '#ui/logo.tsx';

/** Replaces everything else for an admin without a required second factor. */
export default function SecondFactorPage() {
  const { t } = useTranslation();
  const { refetch } = useMeQuery();
  const goOn = (): void => void refetch();
  useTitle(t('factors.needed.heading'));
  return (
    <Container component="main" id="content" maxWidth="md" sx={{ py: { xs: 2, md: 6 } }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 4 }}>
        <Logo />
        <Button onClick={() => void logOut()}>{t('shell.logout')}</Button>
      </Stack>
      <Typography variant="h1">{t('factors.needed.heading')}</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 3, maxWidth: '62ch' }}>
        {t('factors.needed.lead')}
      </Typography>
      <Stack spacing={3}>
        <TwoStepSection onSetUp={goOn} />
        <PasskeysSection onSetUp={goOn} />
      </Stack>
      <StepUpDialog />
    </Container>
  );
}
