import { AMENITIES, type Amenity } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';

interface AmenitiesFieldProps {
  value: readonly Amenity[];
  onChange: (value: Amenity[]) => void;
}

export function AmenitiesField({ value, onChange }: AmenitiesFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('owner.wizard.amenities')}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' }}>
        {AMENITIES.map((amenity) => (
          <FormControlLabel
            key={amenity}
            label={t(`rooms.amenities.${amenity}`)}
            control={
              <Checkbox
                checked={value.includes(amenity)}
                onChange={(_, isOn) => {
                  onChange(isOn ? [...value, amenity] : value.filter((other) => other !== amenity));
                }}
              />
            }
          />
        ))}
      </Box>
    </Box>
  );
}
