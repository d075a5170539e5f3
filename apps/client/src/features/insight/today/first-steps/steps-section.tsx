import type { FirstSteps } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { showRefusal } from '#api/show-refusal.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useReader } from '#session/use-reader.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Section } from '#ui/page.tsx';
import { useHideFirstStepsMutation } from './first-steps-api.ts';
import { pathOfStep } from './step-path.ts';
import { StepsFinished } from './steps-finished.tsx';
import { StepRow } from './step-row.tsx';

/** Number of open steps shown at first. */
const SHOWN = 3;

interface StepsProps {
  first: FirstSteps;
  children?: ReactNode;
}

/** The open steps, or that none is left. */
export const StepsSection = ({ first, children }: StepsProps) =>
  first.is_done ? <StepsFinished /> : <OpenSteps first={first}>{children}</OpenSteps>;

/** The next steps, and all of them on demand; the first open one has the button. */
function OpenSteps({ first, children }: StepsProps) {
  const { t } = useTranslation();
  const { role } = useReader();
  const { pathname } = useLocation();
  const elsewhere = (path: string): string | undefined => (path === pathname ? undefined : path);
  const [areAllShown, setAllShown] = useState(false);
  const [hide, { isLoading }] = useHideFirstStepsMutation();
  const steps = first.steps.map(({ step, is_done: isDone }, at) => ({ step, isDone, number: at + 1 }));
  const open = steps.filter(({ isDone }) => !isDone);
  const next = open[0]?.step;
  const done = steps.length - open.length;
  const progress = t('firstSteps.done', { done, all: steps.length });
  const shown = areAllShown ? steps : open.slice(0, SHOWN);
  const putAway = async (): Promise<void> => {
    const { error } = await hide();
    if (error !== undefined) showRefusal(error);
  };
  return (
    <Section
      id="first-steps"
      title={t('firstSteps.heading')}
      actions={
        <Button loading={isLoading} onClick={() => void putAway()}>
          {t('firstSteps.hide')}
        </Button>
      }
    >
      <Box sx={{ px: { xs: 2, sm: 3 }, pb: 1 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {progress}
        </Typography>
        <ProgressBar label={progress} done={done / steps.length} />
      </Box>
      <Box component="ol" aria-labelledby="first-steps" sx={{ listStyle: 'none', m: 0, p: 0, pb: 1 }}>
        {shown.map(({ step, isDone, number }) => (
          <StepRow
            key={step}
            step={step}
            role={role}
            isDone={isDone}
            isNext={step === next}
            number={number}
            to={elsewhere(pathOfStep(step, role, first.house_id))}
          />
        ))}
      </Box>
      {steps.length > Math.min(SHOWN, open.length) && (
        <Box sx={{ px: { xs: 2, sm: 3 }, pb: 1.5 }}>
          <Button
            aria-expanded={areAllShown}
            onClick={() => {
              setAllShown(!areAllShown);
            }}
            sx={{ ml: -1 }}
          >
            {areAllShown ? t('firstSteps.showLess') : t('firstSteps.showAll', { count: steps.length })}
          </Button>
        </Box>
      )}
      {children}
    </Section>
  );
}
