import { LIMITS, type MyProfile } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { FormProvider, useFormContext, useWatch } from 'react-hook-form';

import { contractResolver } from '#api/contract-resolver.ts';
import { useSavedForm } from '#api/use-saved-form.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Section } from '#ui/page.tsx';
import { SaveBar } from '#ui/save-bar.tsx';
import { TextField } from '#ui/text-field.tsx';
import {
  useSaveAdminProfileMutation,
  useSaveHomeownerProfileMutation,
  useSaveRoomieProfileMutation,
} from './account-api.ts';
import { AwayFields } from './away-fields.tsx';
import { EmergencyFields } from './emergency-fields.tsx';
import { NeatkeeperForm } from './neatkeeper-form.tsx';
import { PersonFields } from './profile-fields.tsx';
import { formLayout, type HomeownerValues } from './profile-values.ts';

type Of<Type extends MyProfile['account_type']> = Extract<MyProfile, { account_type: Type }>;

function RoomieForm({ me }: { me: Of<'roomie'> }) {
  const { t } = useTranslation();
  const [save] = useSaveRoomieProfileMutation();
  const { form, submit } = useSavedForm({
    saved: {
      first_name: me.first_name,
      last_name: me.last_name,
      phone: me.phone,
      emergency_contact: me.emergency_contact,
      away: me.away,
    },
    resolver: contractResolver(({ RoomieProfileBody }) => RoomieProfileBody),
    save: (body) => save({ params: { id: me._id }, body }).unwrap(),
    done: t('profile.edit.saved'),
    fields: ['first_name', 'last_name', 'phone'],
  });
  return (
    <FormProvider {...form}>
      <Stack component="form" noValidate spacing={2.5} onSubmit={submit} sx={formLayout}>
        <PersonFields />
        <EmergencyFields />
        <AwayFields />
        <SaveBar />
      </Stack>
    </FormProvider>
  );
}

function CheckedField({ name }: { name: 'publishes_email' | 'publishes_phone' }) {
  const { control, register } = useFormContext<HomeownerValues>();
  const checked = useWatch({ control, name });
  return <Checkbox {...register(name)} checked={checked} />;
}

function HomeownerForm({ me }: { me: Of<'homeowner'> }) {
  const { t } = useTranslation();
  const [save] = useSaveHomeownerProfileMutation();
  const { form, submit } = useSavedForm({
    saved: {
      first_name: me.first_name,
      last_name: me.last_name,
      phone: me.phone,
      about: me.about,
      publishes_email: me.publishes_email,
      publishes_phone: me.publishes_phone,
    },
    resolver: contractResolver(({ HomeownerProfileBody }) => HomeownerProfileBody),
    save: (body) => save({ params: { id: me._id }, body }).unwrap(),
    done: t('profile.edit.saved'),
    fields: ['first_name', 'last_name', 'phone', 'about'],
  });
  const { about } = form.formState.errors;
  return (
    <FormProvider {...form}>
      <Stack component="form" noValidate spacing={2.5} onSubmit={submit} sx={formLayout}>
        <PersonFields />
        <TextField
          {...form.register('about')}
          label={t('profile.edit.about')}
          multiline
          minRows={3}
          error={about !== undefined}
          helperText={
            about === undefined ? t('profile.edit.aboutHint') : t('profile.edit.tooLong', { max: LIMITS.about })
          }
        />
        <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
          <Box component="legend" sx={{ fontWeight: 600, mb: 0.5 }}>
            {t('profile.edit.publishes')}
          </Box>
          {(['publishes_email', 'publishes_phone'] as const).map((name) => (
            <FormControlLabel
              key={name}
              sx={{ display: 'flex' }}
              control={<CheckedField name={name} />}
              label={t(`profile.edit.${name}`)}
            />
          ))}
        </Box>
        <SaveBar />
      </Stack>
    </FormProvider>
  );
}

function AdminForm({ me }: { me: Of<'admin'> }) {
  const { t } = useTranslation();
  const [save] = useSaveAdminProfileMutation();
  const { form, submit } = useSavedForm({
    saved: { first_name: me.first_name, last_name: me.last_name, phone: me.phone },
    resolver: contractResolver(({ AdminProfileBody }) => AdminProfileBody),
    save: (body) => save({ params: { id: me._id }, body }).unwrap(),
    done: t('profile.edit.saved'),
    fields: ['first_name', 'last_name', 'phone'],
  });
  return (
    <FormProvider {...form}>
      <Stack component="form" noValidate spacing={2.5} onSubmit={submit} sx={formLayout}>
        <PersonFields />
        <SaveBar />
      </Stack>
    </FormProvider>
  );
}

/** The editable profile of the user's role. */
export function ProfileForm({ me }: { me: MyProfile }) {
  const { t } = useTranslation();
  return (
    <Section id="edit-profile" title={t('profile.edit.heading')}>
      {me.account_type === 'roomie' && <RoomieForm me={me} />}
      {me.account_type === 'homeowner' && <HomeownerForm me={me} />}
      {me.account_type === 'neatkeeper' && <NeatkeeperForm me={me} />}
      {me.account_type === 'admin' && <AdminForm me={me} />}
    </Section>
  );
}
