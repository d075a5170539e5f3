import { addRoomieForAdmin, changeRoomieForAdmin } from '@common-roof/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { showFormError } from '../../api/form-errors.ts';
import { bodyOf } from '../../api/request.ts';
import { tell } from '../../lib/alerts.ts';
import { fullName } from '../../lib/person.ts';
import { type PeopleKind, type PersonRow, useAddPersonMutation, useChangePersonMutation } from './people-api.ts';

interface AddProps {
  kind: 'roomie' | 'neatkeeper';
  onClose: () => void;
}

interface ChangeProps {
  kind: PeopleKind;
  person: PersonRow;
  onClose: () => void;
}

const addSchema = bodyOf(addRoomieForAdmin).omit({ phone: true });
const changeSchema = bodyOf(changeRoomieForAdmin);
const textOrNull = (value: string | null): string | null => (value === null || value.trim() === '' ? null : value);

function AddForm({ kind, onClose }: AddProps) {
  const { t } = useTranslation();
  const [add] = useAddPersonMutation();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(addSchema),
    defaultValues: { first_name: '', last_name: '', email: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit(async (body) => {
    try {
      await add({ kind, body }).unwrap();
      tell(t('people.added', { email: body.email }));
      onClose();
    } catch (error) {
      showFormError(error, ['first_name', 'last_name', 'email'], setError);
    }
  });
  return (
    <Stack component="form" id="person-form" noValidate spacing={2.5} onSubmit={(event) => void submit(event)}>
      <DialogContentText>{t(`people.addText.${kind}`)}</DialogContentText>
      {errors.root !== undefined && <Alert severity="error">{errors.root.message}</Alert>}
      {(['first_name', 'last_name', 'email'] as const).map((name) => (
        <TextField
          key={name}
          {...register(name)}
          label={t(`keepers.field.${name}`)}
          type={name === 'email' ? 'email' : 'text'}
          autoComplete="off"
          autoFocus={name === 'first_name'}
          error={errors[name] !== undefined}
          helperText={errors[name] === undefined ? undefined : t(`keepers.wrong.${name}`)}
        />
      ))}
    </Stack>
  );
}

function ChangeForm({ kind, person, onClose }: ChangeProps) {
  const { t } = useTranslation();
  const [change] = useChangePersonMutation();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(changeSchema),
    defaultValues: { first_name: person.first_name, last_name: person.last_name, phone: person.phone },
  });
  const { errors } = formState;
  const submit = handleSubmit(async (body) => {
    try {
      await change({ kind, person, body }).unwrap();
      tell(t('people.saved', { name: fullName(body) }));
      onClose();
    } catch (error) {
      showFormError(error, ['first_name', 'last_name', 'phone'], setError);
    }
  });
  return (
    <Stack component="form" id="person-form" noValidate spacing={2.5} onSubmit={(event) => void submit(event)}>
      <DialogContentText>{t('people.editText', { email: person.email })}</DialogContentText>
      {errors.root !== undefined && <Alert severity="error">{errors.root.message}</Alert>}
      {(['first_name', 'last_name', 'phone'] as const).map((name) => (
        <TextField
          key={name}
          {...register(name, name === 'phone' ? { setValueAs: textOrNull } : {})}
          label={name === 'phone' ? t('account.profile.phone') : t(`keepers.field.${name}`)}
          type={name === 'phone' ? 'tel' : 'text'}
          autoComplete="off"
          error={errors[name] !== undefined}
          helperText={errors[name] === undefined ? undefined : t(`account.edit.wrong.${name}`)}
        />
      ))}
    </Stack>
  );
}

interface FrameProps {
  title: string;
  submit: string;
  children: ReactNode;
  onClose: () => void;
}

function Frame({ title, submit, children, onClose }: FrameProps) {
  const { t } = useTranslation();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="person-title">
      <DialogTitle id="person-title">{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{t('shell.cancel')}</Button>
        <Button type="submit" form="person-form" variant="contained">
          {submit}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Makes an account, and invites its owner. */
export function AddPersonDialog({ kind, onClose }: AddProps) {
  const { t } = useTranslation();
  return (
    <Frame title={t(`people.add.${kind}`)} submit={t('people.send')} onClose={onClose}>
      <AddForm kind={kind} onClose={onClose} />
    </Frame>
  );
}

/** Corrects what an account says of its owner. */
export function ChangePersonDialog({ kind, person, onClose }: ChangeProps) {
  const { t } = useTranslation();
  return (
    <Frame title={t('people.editTitle', { name: fullName(person) })} submit={t('shell.save')} onClose={onClose}>
      <ChangeForm kind={kind} person={person} onClose={onClose} />
    </Frame>
  );
}
