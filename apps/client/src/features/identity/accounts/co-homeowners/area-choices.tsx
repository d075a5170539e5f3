import { CO_HOMEOWNER_AREAS, type CoHomeownerArea } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';

interface AreaChoicesProps {
  name?: string;
  value: readonly CoHomeownerArea[];
  onChange: (value: CoHomeownerArea[]) => void;
  error?: string | undefined;
}

/** What a co-homeowner can look after, with what each area includes. */
export function AreaChoices({ name, value, onChange, error }: AreaChoicesProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Box component="fieldset" name={name} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.5, fontWeight: 600 }}>
        {t('coHomeowners.invite.what')}
      </Box>
      {CO_HOMEOWNER_AREAS.map((area) => (
        <FormControlLabel
          key={area}
          sx={{ display: 'flex', alignItems: 'start', mr: 0, py: 0.5 }}
          label={
            <Box sx={{ pt: 1 }}>
              {t(`coHomeowners.areas.${area}`)}
              <Typography
                id={`${id}-${area}`}
                component="span"
                variant="body2"
                sx={{ display: 'block', color: 'text.secondary' }}
              >
                {t(`coHomeowners.areaHelp.${area}`)}
              </Typography>
            </Box>
          }
          control={
            <Checkbox
              checked={value.includes(area)}
              slotProps={{
                input: {
                  'aria-label': t(`coHomeowners.areas.${area}`),
                  'aria-describedby': `${id}-${area}`,
                  'aria-invalid': error !== undefined,
                },
              }}
              onChange={(_, isOn) => {
                onChange(CO_HOMEOWNER_AREAS.filter((one) => (one === area ? isOn : value.includes(one))));
              }}
            />
          }
        />
      ))}
      {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {t('coHomeowners.never')}
      </Typography>
    </Box>
  );
}
