import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link, useLocation } from 'react-router-dom';

import { OwnAverage } from '#features/housing/ratings/own-average.tsx';
import { AboutMe } from '#features/identity/accounts/account/about-me.tsx';
import { useSavePreferencesMutation } from '#features/identity/accounts/account/account-api.ts';
import { AlertPreferences } from '#features/identity/accounts/account/alert-preferences.tsx';
import { ApiTokens } from '#features/identity/accounts/account/api-tokens/lazy-api-tokens.tsx';
import { ChangeEmail } from '#features/identity/accounts/account/change-email.tsx';
import { ChangePassword } from '#features/identity/accounts/account/change-password.tsx';
import { PasskeysSection } from '#features/identity/accounts/account/factors/passkeys-section.tsx';
import { TwoStepSection } from '#features/identity/accounts/account/factors/two-step-section.tsx';
import { InstallApp } from '#features/identity/accounts/account/install-app.tsx';
import { OwnData } from '#features/identity/accounts/account/own-data.tsx';
import { ProfileForm } from '#features/identity/accounts/account/profile-form.tsx';
import { Sessions } from '#features/identity/accounts/account/sessions.tsx';
import { ShortcutsSwitch } from '#features/identity/accounts/account/shortcuts-switch.tsx';
import { ProfilePhoto } from '#features/identity/media/profile-photo.tsx';
import { HiddenSteps } from '#features/insight/today/first-steps/hidden-steps.tsx';
import { DeviceNotifications } from '#features/insight/notifications/lazy-device-notifications.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { oneOf, useFilters } from '#lib/use-address.ts';
import { paths } from '#lib/paths.ts';
import { fullName } from '#lib/person.ts';
import { useMe } from '#session/me-context.tsx';
import { Page, Section } from '#ui/page.tsx';
import { TabRow } from '#ui/tab-row.tsx';
import { LanguageChoice, ThemeChoice } from '#ui/screen-choices.tsx';

const SHOWN = ['you', 'alerts', 'security', 'data'] as const;
const FILTERS = { show: oneOf(SHOWN) };

/** `?show=` selects a section of the account; older links use a `#`. */
export default function ProfilePage() {
  const { t } = useTranslation();
  const { userData, userType } = useMe();
  const [save] = useSavePreferencesMutation();
  const { hash } = useLocation();
  const [{ show = hash === '#own-data' ? 'data' : 'you' }, set] = useFilters(FILTERS);
  const parts = {
    you: () => (
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          // The form beside the two sections may be longer than both.
          gridTemplateRows: { lg: 'auto 1fr' },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
        }}
      >
        <AboutMe
          me={userData}
          photo={<ProfilePhoto person={{ id: userData._id, name: fullName(userData), photo: userData.photo }} />}
        >
          {(userType === 'roomie' || userType === 'homeowner') && <OwnAverage id={userData._id} />}
          {userType === 'homeowner' && (
            <Button component={Link} to={paths.coHomeowners} variant="outlined" sx={{ mt: 2 }}>
              {t('shell.title.coHomeowners')}
            </Button>
          )}
          {userType === 'roomie' && (
            <Button component={Link} to={paths.passport} variant="outlined" sx={{ mt: 2 }}>
              {t('shell.nav.passport')}
            </Button>
          )}
        </AboutMe>
        <Box sx={{ gridRow: { lg: '1 / span 2' }, gridColumn: { lg: 2 } }}>
          <ProfileForm me={userData} />
        </Box>
        <Stack spacing={3}>
          <Section id="on-this-device" title={t('ownAccount.screen')}>
            <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ px: { xs: 2, sm: 3 }, pb: 3, pt: 1 }}>
              <LanguageChoice onChosen={(locale) => void save({ body: { locale } })} />
              <ThemeChoice onChosen={(theme) => void save({ body: { theme } })} />
            </Stack>
            <ShortcutsSwitch />
            <InstallApp />
          </Section>
          <HiddenSteps />
        </Stack>
      </Box>
    ),
    alerts: () => (
      <>
        <AlertPreferences />
        <DeviceNotifications />
      </>
    ),
    security: () => (
      <>
        <ChangeEmail me={userData} />
        <ChangePassword email={userData.email} />
        <TwoStepSection />
        <PasskeysSection />
        <Sessions />
        {userType !== 'admin' && <ApiTokens />}
      </>
    ),
    data: () => <OwnData />,
  };
  return (
    <Page heading={t('ownAccount.heading')} width={show === 'you' ? 1200 : 860}>
      <TabRow
        id="profile"
        label={t('ownAccount.parts')}
        tabs={SHOWN.map((value) => ({ value, label: t(`ownAccount.part.${value}`) }))}
        chosen={show}
        onChoose={(chosen) => {
          set({ show: chosen === 'you' ? '' : chosen });
        }}
      />
      <Stack role="tabpanel" id="profile-panel" aria-labelledby={`profile-${show}`} spacing={3} sx={{ mt: 3 }}>
        {parts[show]()}
      </Stack>
    </Page>
  );
}
