import { addHomeownerApplicant } from '@common-roof/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type FieldErrors, useForm, type UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { showFormError } from '../../api/form-errors.ts';
import { bodyOf } from '../../api/request.ts';
import { tell } from '../../lib/alerts.ts';
import { useDecideApplicationMutation } from './applications-api.ts';
import { PersonFields, type PersonValues } from './person-fields.tsx';

/** An account without an application, for somebody whom the admins know. */
export function AddHomeownerDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [decide] = useDecideApplicationMutation();
  const form = useForm({
    resolver: zodResolver(bodyOf(addHomeownerApplicant)),
    defaultValues: { decision: 'create' as const, first_name: '', last_name: '', email: '' },
  });
  const { isSubmitting } = form.formState;
  const errors = form.formState.errors as FieldErrors<PersonValues>;

  const submit = form.handleSubmit(async (body) => {
    try {
      const { homeowner } = await decide({ body }).unwrap();
      tell(t('applications.added', { email: homeowner?.email ?? '' }));
      onClose();
    } catch (error) {
      showFormError(error, ['first_name', 'last_name', 'email'], form.setError);
    }
  });

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="add-homeowner-title">
      <DialogTitle id="add-homeowner-title">{t('applications.addTitle')}</DialogTitle>
      <DialogContent>
        <Stack
          component="form"
          id="add-homeowner-form"
          noValidate
          spacing={2.5}
          onSubmit={(event) => void submit(event)}
        >
          <DialogContentText>{t('applications.addText')}</DialogContentText>
          {errors.root !== undefined && <Alert severity="error">{errors.root.message}</Alert>}
          <PersonFields
            register={form.register as unknown as UseFormRegister<PersonValues>}
            errors={errors}
            own={false}
            autoFocus
          />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{t('shell.cancel')}</Button>
        <Button type="submit" form="add-homeowner-form" variant="contained" loading={isSubmitting}>
          {t('applications.addSend')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
