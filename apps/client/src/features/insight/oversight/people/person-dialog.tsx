import { useTranslation } from '#i18n/use-translation.ts';
import { fullName } from '#lib/person.ts';
import {
  type AddedKind,
  type PeopleKind,
  type PersonRow,
  useAddPersonMutation,
  useChangePersonMutation,
} from './people-api.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';

interface AddProps {
  kind: AddedKind;
  onClose: () => void;
}

interface ChangeProps {
  kind: PeopleKind;
  person: PersonRow;
  onClose: () => void;
}

/** Creates an account and invites its owner. */
export function AddPersonDialog({ kind, onClose }: AddProps) {
  const { t } = useTranslation();
  const [add] = useAddPersonMutation();
  return (
    <FormDialog
      title={t(`people.add.${kind}`)}
      text={t(`people.addText.${kind}`)}
      submit={t('people.send')}
      width="xs"
      schema={({ addRoomieForAdmin }) => addRoomieForAdmin.body?.omit({ phone: true })}
      values={{ first_name: '', last_name: '', email: '' }}
      send={(body) => add({ kind, body })}
      done={(_, { email }) => t('people.added', { email })}
      onClose={onClose}
    >
      {({ field }) =>
        (['first_name', 'last_name', 'email'] as const).map((name) => (
          <Field
            key={name}
            {...field(name, t(`keepers.wrong.${name}`))}
            label={t(`keepers.field.${name}`)}
            type={name === 'email' ? 'email' : 'text'}
            autoComplete="off"
            autoFocus={name === 'first_name'}
          />
        ))
      }
    </FormDialog>
  );
}

/** Edits the personal data of an account. */
export function ChangePersonDialog({ kind, person, onClose }: ChangeProps) {
  const { t } = useTranslation();
  const [change] = useChangePersonMutation();
  const { first_name, last_name, phone } = person;
  return (
    <FormDialog
      title={t('people.editTitle', { name: fullName(person) })}
      text={t('people.editText', { email: person.email })}
      submit={t('shell.save')}
      width="xs"
      schema={({ changeRoomieForAdmin }) => changeRoomieForAdmin.body}
      values={{ first_name, last_name, phone: phone ?? '' }}
      body={(values) => ({ ...values, phone: values.phone.trim() === '' ? null : values.phone })}
      send={(body) => change({ kind, person, body })}
      done={(_, values) => t('people.saved', { name: fullName(values) })}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          {(['first_name', 'last_name'] as const).map((name) => (
            <Field
              key={name}
              {...field(name, t(`profile.edit.wrong.${name}`))}
              label={t(`keepers.field.${name}`)}
              autoComplete="off"
            />
          ))}
          <Field
            {...field('phone', t('profile.edit.wrong.phone'))}
            label={t('account.phone')}
            type="tel"
            autoComplete="off"
          />
        </>
      )}
    </FormDialog>
  );
}
