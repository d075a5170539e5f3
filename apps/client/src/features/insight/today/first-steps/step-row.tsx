import type { FirstStep, Role } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import type { Key } from '#i18n/i18n.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { CheckIcon } from '#ui/icons.tsx';

interface StepRowProps {
  step: FirstStep;
  role: Role;
  isDone: boolean;
  /** Whether it is the first that is open. */
  isNext: boolean;
  number: number;
  /** Undefined for a step that is done on this page. */
  to: string | undefined;
}

/** A step with the reason for it, and the way to the page where it is done. */
export function StepRow({ step, role, isDone, isNext, number, to }: StepRowProps) {
  const { t } = useTranslation();
  // Each role has texts for its own steps only, which the type of a template can't say.
  const say = (part: 'title' | 'why'): string => t(`firstSteps.step.${role}.${step}.${part}` as Key);
  const title = say('title');
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center', px: { xs: 2, sm: 3 }, py: 1 }}
    >
      <Box
        aria-hidden="true"
        sx={{
          flex: 'none',
          alignSelf: 'start',
          display: 'grid',
          placeItems: 'center',
          width: 26,
          height: 26,
          borderRadius: '50%',
          typography: 'body2',
          fontWeight: 600,
          bgcolor: isDone ? 'primary.light' : 'action.hover',
          color: isDone ? 'primary.main' : 'text.secondary',
        }}
      >
        {isDone ? <CheckIcon fontSize="small" /> : number}
      </Box>
      <Box sx={{ flex: { xs: '1 1 calc(100% - 38px)', sm: '1 1 0' }, minWidth: 0 }}>
        <Typography sx={{ color: isDone ? 'text.secondary' : 'text.primary', fontWeight: isNext ? 600 : undefined }}>
          {title}
          {isDone && <span style={visuallyHidden}>{` ${t('firstSteps.isDone')}`}</span>}
        </Typography>
        {!isDone && (
          <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '62ch' }}>
            {say('why')}
          </Typography>
        )}
      </Box>
      {!isDone && to !== undefined && (
        <Button
          component={Link}
          to={to}
          variant={isNext ? 'contained' : 'text'}
          aria-label={t('firstSteps.beginNamed', { step: title })}
          // On a phone it is below the text, and aligned with it.
          sx={{ ml: { xs: isNext ? '38px' : '26px', sm: 0 }, mt: { xs: isNext ? 1 : 0, sm: 0 } }}
        >
          {t('firstSteps.begin')}
        </Button>
      )}
    </Box>
  );
}
