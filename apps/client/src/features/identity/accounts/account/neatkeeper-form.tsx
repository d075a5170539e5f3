import { LIMITS, type MyProfile } from '@common-roof/contracts';
import Stack from '@mui/material/Stack';
import { FormProvider } from 'react-hook-form';

import { contractResolver } from '#api/contract-resolver.ts';
import { useSavedForm } from '#api/use-saved-form.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useSaveNeatkeeperProfileMutation } from './account-api.ts';
import { SaveBar } from '#ui/save-bar.tsx';
import { PersonFields } from './profile-fields.tsx';
import { formLayout } from './profile-values.ts';
import { fieldProps } from '#ui/field-props.ts';
import { TextField } from '#ui/text-field.tsx';

/** A neatkeeper's profile for the homeowners they work for. */
export function NeatkeeperForm({ me }: { me: Extract<MyProfile, { account_type: 'neatkeeper' }> }) {
  const { t } = useTranslation();
  const [save] = useSaveNeatkeeperProfileMutation();
  const { form, submit } = useSavedForm({
    saved: { first_name: me.first_name, last_name: me.last_name, phone: me.phone, about: me.about },
    resolver: contractResolver(({ NeatkeeperProfileBody }) => NeatkeeperProfileBody),
    save: (body) => save({ params: { id: me._id }, body }).unwrap(),
    done: t('profile.edit.saved'),
    fields: ['first_name', 'last_name', 'phone', 'about'],
  });
  return (
    <FormProvider {...form}>
      <Stack component="form" noValidate spacing={2.5} onSubmit={submit} sx={formLayout}>
        <PersonFields />
        <TextField
          {...fieldProps(form, 'about', {
            wrong: t('profile.edit.tooLong', { max: LIMITS.about }),
            hint: t('profile.edit.aboutKeeperHint'),
          })}
          label={t('profile.edit.aboutKeeper')}
          multiline
          minRows={3}
        />
        <SaveBar />
      </Stack>
    </FormProvider>
  );
}
