import { LIMITS, type MyProfile } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { Field } from '#ui/field.tsx';
import { SavedForm } from '#ui/saved-form.tsx';
import { useSaveNeatkeeperProfileMutation } from './account-api.ts';
import { PersonFields } from './profile-fields.tsx';
import { factsOf, formLayout, type NeatkeeperFacts, valuesOf } from './profile-values.ts';

/** A neatkeeper's profile for the homeowners they work for. */
export function NeatkeeperForm({ me }: { me: Extract<MyProfile, { account_type: 'neatkeeper' }> }) {
  const { t } = useTranslation();
  const [save] = useSaveNeatkeeperProfileMutation();
  return (
    <SavedForm
      schema={({ NeatkeeperProfileBody }) => NeatkeeperProfileBody}
      saved={{ first_name: me.first_name, last_name: me.last_name, phone: me.phone, about: me.about }}
      values={valuesOf<NeatkeeperFacts>}
      body={factsOf}
      send={(body) => save({ params: { id: me._id }, body })}
      done={t('profile.edit.saved')}
      sx={formLayout}
    >
      {({ field }) => (
        <>
          <PersonFields field={field} />
          <Field
            {...field('about', t('profile.edit.tooLong', { max: LIMITS.about }))}
            label={t('profile.edit.aboutKeeper')}
            hint={t('profile.edit.aboutKeeperHint')}
            lines={3}
          />
        </>
      )}
    </SavedForm>
  );
}
