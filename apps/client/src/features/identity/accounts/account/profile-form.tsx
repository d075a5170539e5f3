import { LIMITS, type MyProfile } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

import { useTranslation } from '#i18n/use-translation.ts';
import { Field } from '#ui/field.tsx';
import { Section } from '#ui/page.tsx';
import { SavedForm } from '#ui/saved-form.tsx';
import {
  useSaveAdminProfileMutation,
  useSaveHomeownerProfileMutation,
  useSaveRoomieProfileMutation,
} from './account-api.ts';
import { AwayFields } from './away-fields.tsx';
import { EmergencyFields } from './emergency-fields.tsx';
import { NeatkeeperForm } from './neatkeeper-form.tsx';
import { PersonFields } from './profile-fields.tsx';
import {
  type AdminFacts,
  factsOf,
  formLayout,
  type HomeownerFacts,
  type RoomieFacts,
  valuesOf,
} from './profile-values.ts';

type Of<Type extends MyProfile['account_type']> = Extract<MyProfile, { account_type: Type }>;

function RoomieForm({ me }: { me: Of<'roomie'> }) {
  const { t } = useTranslation();
  const [save] = useSaveRoomieProfileMutation();
  return (
    <SavedForm
      schema={({ RoomieProfileBody }) => RoomieProfileBody}
      saved={{
        first_name: me.first_name,
        last_name: me.last_name,
        phone: me.phone,
        emergency_contact: me.emergency_contact,
        away: me.away,
      }}
      values={valuesOf<RoomieFacts>}
      body={factsOf}
      send={(body) => save({ params: { id: me._id }, body })}
      done={t('profile.edit.saved')}
      sx={formLayout}
    >
      {(form) => (
        <>
          <PersonFields field={form.field} />
          <EmergencyFields form={form} />
          <AwayFields form={form} />
        </>
      )}
    </SavedForm>
  );
}

function HomeownerForm({ me }: { me: Of<'homeowner'> }) {
  const { t } = useTranslation();
  const [save] = useSaveHomeownerProfileMutation();
  return (
    <SavedForm
      schema={({ HomeownerProfileBody }) => HomeownerProfileBody}
      saved={{
        first_name: me.first_name,
        last_name: me.last_name,
        phone: me.phone,
        about: me.about,
        publishes_email: me.publishes_email,
        publishes_phone: me.publishes_phone,
      }}
      values={valuesOf<HomeownerFacts>}
      body={factsOf}
      send={(body) => save({ params: { id: me._id }, body })}
      done={t('profile.edit.saved')}
      sx={formLayout}
    >
      {({ field, values, set }) => (
        <>
          <PersonFields field={field} />
          <Field
            {...field('about', t('profile.edit.tooLong', { max: LIMITS.about }))}
            label={t('profile.edit.about')}
            hint={t('profile.edit.aboutHint')}
            lines={3}
          />
          <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
            <Box component="legend" sx={{ fontWeight: 600, mb: 0.5 }}>
              {t('profile.edit.publishes')}
            </Box>
            {(['publishes_email', 'publishes_phone'] as const).map((name) => (
              <FormControlLabel
                key={name}
                sx={{ display: 'flex' }}
                control={
                  <Checkbox
                    name={name}
                    checked={values[name]}
                    onChange={({ target }) => {
                      set({ [name]: target.checked });
                    }}
                  />
                }
                label={t(`profile.edit.${name}`)}
              />
            ))}
          </Box>
        </>
      )}
    </SavedForm>
  );
}

function AdminForm({ me }: { me: Of<'admin'> }) {
  const { t } = useTranslation();
  const [save] = useSaveAdminProfileMutation();
  return (
    <SavedForm
      schema={({ AdminProfileBody }) => AdminProfileBody}
      saved={{ first_name: me.first_name, last_name: me.last_name, phone: me.phone }}
      values={valuesOf<AdminFacts>}
      body={factsOf}
      send={(body) => save({ params: { id: me._id }, body })}
      done={t('profile.edit.saved')}
      sx={formLayout}
    >
      {({ field }) => <PersonFields field={field} />}
    </SavedForm>
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
