import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { Star, STARS, type Stars } from '#ui/stars.tsx';

const WORDS = { 1: 'bad', 2: 'poor', 3: 'okay', 4: 'good', 5: 'excellent' } as const satisfies Record<Stars, string>;

interface StarsFieldProps {
  value: Stars | null;
  /** Shown if no star is chosen. */
  error?: string | undefined;
  onChange: (stars: Stars) => void;
}

/**
 * One to five stars, each with its label, as radio buttons, so that arrow keys, taps and screen readers work as usual.
 */
export function StarsField({ value, error, onChange }: StarsFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Box
      component="fieldset"
      {...(error === undefined ? {} : { 'aria-describedby': `${id}-error` })}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <Typography component="legend" sx={{ p: 0, mb: 0.5, fontWeight: 600 }}>
        {t('ratings.form.stars')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Box sx={{ display: 'flex', ml: -0.75 }}>
          {STARS.map((stars) => (
            <Box
              key={stars}
              component="label"
              sx={{
                position: 'relative',
                display: 'grid',
                placeItems: 'center',
                width: 44,
                height: 44,
                borderRadius: 1,
                cursor: 'pointer',
                '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
              }}
            >
              <input
                type="radio"
                name={id}
                value={stars}
                checked={value === stars}
                required
                onChange={() => {
                  onChange(stars);
                }}
                style={visuallyHidden}
              />
              <span style={visuallyHidden}>
                {t('ratings.stars', { stars })}: {t(`ratings.word.${WORDS[stars]}`)}
              </span>
              <Star isFull={value !== null && stars <= value} size={32} />
            </Box>
          ))}
        </Box>
        <Typography aria-hidden="true" sx={{ fontWeight: 600 }}>
          {value !== null && t(`ratings.word.${WORDS[value]}`)}
        </Typography>
      </Box>
      {error !== undefined && (
        <FormHelperText id={`${id}-error`} error>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
