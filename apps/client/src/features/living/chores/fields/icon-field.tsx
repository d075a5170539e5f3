import { CHORE_ICONS, type ChoreIcon } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import { useId } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { CHORE_ICON } from '#features/living/chores/chore-icons.tsx';

/** Chooses a chore's icon with one tap: native radio buttons that look like keys. */
export function IconField({ value, onChange }: { value: ChoreIcon; onChange: (icon: ChoreIcon) => void }) {
  const { t } = useTranslation();
  const group = useId();
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ fontWeight: 600, mb: 1 }}>
        {t('chores.fields.icon')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {CHORE_ICONS.map((icon) => {
          const Icon = CHORE_ICON[icon];
          const isChosen = icon === value;
          return (
            <Box
              key={icon}
              component="label"
              sx={{
                position: 'relative',
                display: 'grid',
                placeItems: 'center',
                width: 44,
                height: 44,
                cursor: 'pointer',
                border: '1px solid',
                borderColor: isChosen ? 'primary.main' : 'divider',
                borderRadius: '10px',
                bgcolor: isChosen ? 'primary.main' : 'transparent',
                color: isChosen ? 'primary.contrastText' : 'text.primary',
                '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
              }}
            >
              <input
                type="radio"
                name={group}
                checked={isChosen}
                aria-label={t(`chores.icon.${icon}`)}
                style={visuallyHidden}
                onChange={() => {
                  onChange(icon);
                }}
              />
              <Icon fontSize="small" />
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
