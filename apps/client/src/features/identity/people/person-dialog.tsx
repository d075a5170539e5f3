import { useForm } from 'react-hook-form';

import { contractResolver } from '../../../api/contract-resolver.ts';
import { showFormError } from '../../../api/form-errors.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { tell } from '../../../lib/alerts.ts';
import { fullName } from '../../../lib/person.ts';
import {
  type AddedKind,
  type PeopleKind,
  type PersonRow,
  useAddPersonMutation,
  useChangePersonMutation,
} from './people-api.ts';
import { FormFrame, stateOf } from '../../../ui/form-frame.tsx';
import { fieldProps } from '../../../ui/field-props.ts';
import { TextField } from '../../../ui/text-field.tsx';

interface AddProps {
  kind: AddedKind;
  onClose: () => void;
}

interface ChangeProps {
  kind: PeopleKind;
  person: PersonRow;
  onClose: () => void;
}

const textOrNull = (value: string | null): string | null => (value === null || value.trim() === '' ? null : value);

/** Creates an account and invites its owner. */
export function AddPersonDialog({ kind, onClose }: AddProps) {
  const { t } = useTranslation();
  const [add] = useAddPersonMutation();
  const form = useForm({
    resolver: contractResolver(({ addRoomieForAdmin }) => addRoomieForAdmin.body?.omit({ phone: true })),
    defaultValues: { first_name: '', last_name: '', email: '' },
  });
  const submit = form.handleSubmit(async (body) => {
    try {
      await add({ kind, body }).unwrap();
      tell(t('people.added', { email: body.email }));
      onClose();
    } catch (error) {
      showFormError(error, ['first_name', 'last_name', 'email'], form.setError);
    }
  });
  return (
    <FormFrame
      {...stateOf(form)}
      title={t(`people.add.${kind}`)}
      text={t(`people.addText.${kind}`)}
      submit={t('people.send')}
      width="xs"
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      {(['first_name', 'last_name', 'email'] as const).map((name) => (
        <TextField
          key={name}
          {...fieldProps(form, name, { wrong: t(`keepers.wrong.${name}`) })}
          label={t(`keepers.field.${name}`)}
          type={name === 'email' ? 'email' : 'text'}
          autoComplete="off"
          autoFocus={name === 'first_name'}
        />
      ))}
    </FormFrame>
  );
}

/** Edits the personal data of an account. */
export function ChangePersonDialog({ kind, person, onClose }: ChangeProps) {
  const { t } = useTranslation();
  const [change] = useChangePersonMutation();
  const form = useForm({
    resolver: contractResolver(({ changeRoomieForAdmin }) => changeRoomieForAdmin.body),
    defaultValues: { first_name: person.first_name, last_name: person.last_name, phone: person.phone },
  });
  const submit = form.handleSubmit(async (body) => {
    try {
      await change({ kind, person, body }).unwrap();
      tell(t('people.saved', { name: fullName(body) }));
      onClose();
    } catch (error) {
      showFormError(error, ['first_name', 'last_name', 'phone'], form.setError);
    }
  });
  return (
    <FormFrame
      {...stateOf(form)}
      title={t('people.editTitle', { name: fullName(person) })}
      text={t('people.editText', { email: person.email })}
      submit={t('shell.save')}
      width="xs"
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      {(['first_name', 'last_name'] as const).map((name) => (
        <TextField
          key={name}
          {...fieldProps(form, name, { wrong: t(`profile.edit.wrong.${name}`) })}
          label={t(`keepers.field.${name}`)}
          autoComplete="off"
        />
      ))}
      <TextField
        {...fieldProps(form, 'phone', { wrong: t('profile.edit.wrong.phone') }, { setValueAs: textOrNull })}
        label={t('account.phone')}
        type="tel"
        autoComplete="off"
      />
    </FormFrame>
  );
}
