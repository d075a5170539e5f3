import type { TokenScope } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { byArea } from './scopes-by-area.ts';

interface ScopeChoicesProps {
  name?: string;
  /** The scopes to choose from. */
  usable: readonly TokenScope[];
  value: readonly TokenScope[];
  onChange: (value: TokenScope[]) => void;
  error?: string | undefined;
}

/** What a token can do: to read and to change, for each area. */
export function ScopeChoices({ name, usable, value, onChange, error }: ScopeChoicesProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Box component="fieldset" name={name} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.5, fontWeight: 600 }}>
        {t('apiTokens.form.permissions')}
      </Box>
      {byArea(usable).map(({ area, actions }) => (
        <Stack
          key={area}
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ columnGap: 2, py: { xs: 1, sm: 0.75 }, borderTop: '1px solid', borderColor: 'divider' }}
        >
          <Box sx={{ flex: 1, pt: { sm: 0.75 } }}>
            {t(`apiTokens.areas.${area}`)}
            <Typography id={`${id}-${area}`} variant="body2" sx={{ color: 'text.secondary' }}>
              {t(`apiTokens.areaHelp.${area}`)}
            </Typography>
          </Box>
          <Stack direction="row" sx={{ flex: 'none', alignItems: 'start', ml: { xs: -1.25, sm: 0 } }}>
            {actions.map(({ action, scope }) => (
              <FormControlLabel
                key={scope}
                sx={{ ml: 0, mr: 0, minWidth: 104 }}
                label={t(`apiTokens.action.${action}`)}
                control={
                  <Checkbox
                    checked={value.includes(scope)}
                    slotProps={{
                      input: {
                        'aria-label': t('apiTokens.grant', {
                          area: t(`apiTokens.areas.${area}`),
                          action: t(`apiTokens.action.${action}`),
                        }),
                        'aria-describedby': `${id}-${area}`,
                        'aria-invalid': error !== undefined,
                      },
                    }}
                    onChange={(_, isOn) => {
                      onChange(usable.filter((one) => (one === scope ? isOn : value.includes(one))));
                    }}
                  />
                }
              />
            ))}
          </Stack>
        </Stack>
      ))}
      {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {t('apiTokens.form.never')}
      </Typography>
    </Box>
  );
}
