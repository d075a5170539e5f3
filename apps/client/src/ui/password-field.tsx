import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { EyeIcon, EyeOffIcon } from './public-icons.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password field whose content can be shown. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'slotProps' | 'variant'>) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      fullWidth
      {...props}
      type={shown ? 'text' : 'password'}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={shown ? t('shell.hidePassword') : t('shell.showPassword')}
                onClick={() => {
                  setShown(!shown);
                }}
              >
                {shown ? <EyeOffIcon /> : <EyeIcon />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
