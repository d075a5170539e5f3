import { ROLES } from '@common-roof/contracts';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

interface AccountTypeFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
}

/** One e-mail address may hold one account of each type, so signing in names the type. */
export function AccountTypeField<Values extends FieldValues>({ control, name }: AccountTypeFieldProps<Values>) {
  const { t } = useTranslation();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, ...field } }) => (
        <TextField {...field} inputRef={ref} select fullWidth label={t('signIn.accountType')}>
          {ROLES.map((role) => (
            <MenuItem key={role} value={role}>
              {t(`shell.role.${role}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
    />
  );
}
