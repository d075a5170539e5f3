import { ITEM_CONDITIONS, type ItemCondition } from '@common-roof/contracts';
import Box from '@mui/material/Box';

import { useTranslation } from '#i18n/use-translation.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';

interface ConditionChoiceProps {
  /** Name of the item. */
  name: string;
  /** Unique on the page. */
  id: string;
  value: ItemCondition | null;
  onChange: (value: ItemCondition) => void;
}

/** Sets a condition with one tap: native radio buttons that look like a segmented control. */
export function ConditionChoice({ name, id, value, onChange }: ConditionChoiceProps) {
  const { t } = useTranslation();
  return (
    <Box
      role="radiogroup"
      aria-label={t('reports.condition.label', { name })}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {ITEM_CONDITIONS.map((condition) => {
        const isChosen = condition === value;
        return (
          <Box
            key={condition}
            component="label"
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              cursor: 'pointer',
              minHeight: 44,
              px: 1.75,
              border: '1px solid',
              borderColor: isChosen ? 'primary.main' : 'divider',
              borderRadius: '22px',
              bgcolor: isChosen ? 'primary.main' : 'background.paper',
              color: isChosen ? 'primary.contrastText' : 'text.primary',
              fontWeight: isChosen ? 600 : 400,
              '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
            }}
          >
            <input
              type="radio"
              name={id}
              checked={isChosen}
              style={visuallyHidden}
              onChange={() => {
                onChange(condition);
              }}
            />
            {t(`reports.condition.${condition}`)}
          </Box>
        );
      })}
    </Box>
  );
}
