import type { FirstStep, FirstSteps } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import { showRefusal } from '#api/show-refusal.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { useReader } from '#session/use-reader.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { Section } from '#ui/page.tsx';
import { useHideFirstStepsMutation } from './first-steps-api.ts';

/** Returns the path where a step is done. */
function pathOf(step: FirstStep, houseId: string | null, isOwner: boolean): string {
  if (houseId === null) return paths.newHouse;
  switch (step) {
    case 'house':
    case 'rooms':
      return paths.houseStep(houseId, step === 'house' ? 1 : 2);
    case 'people':
      return paths.ads;
    case 'rules':
      return isOwner ? paths.ownersRulesOf(houseId) : paths.rules;
    case 'chores':
      return paths.setUpChores(houseId);
    case 'pay_to':
      return paths.house(houseId);
    case 'report':
      return paths.moveIn;
    case 'pay':
      return paths.costs;
    case 'hello':
      return paths.chat;
  }
}

/** The steps in order; the first open one has the button. */
export function StepsSection({ first }: { first: FirstSteps }) {
  const { t } = useTranslation();
  const { role } = useReader();
  const [hide, { isLoading }] = useHideFirstStepsMutation();
  const side = role === 'homeowner' ? 'homeowner' : 'roomie';
  const next = first.steps.find(({ is_done: isDone }) => !isDone)?.step;
  const done = first.steps.filter(({ is_done: isDone }) => isDone).length;
  const putAway = async (): Promise<void> => {
    const { error } = await hide();
    if (error !== undefined) showRefusal(error);
  };
  return (
    <Section
      id="first-steps"
      title={t(`waiting.first.${side}`)}
      actions={
        <Button loading={isLoading} onClick={() => void putAway()}>
          {t('waiting.first.hide')}
        </Button>
      }
    >
      <Typography variant="body2" sx={{ px: { xs: 2, sm: 3 }, pb: 1, color: 'text.secondary' }}>
        {t('waiting.first.done', { done, all: first.steps.length })}
      </Typography>
      <Box component="ol" aria-labelledby="first-steps" sx={{ listStyle: 'none', m: 0, p: 0, pb: 1 }}>
        {first.steps.map(({ step, is_done: isDone }, at) => (
          <Box
            component="li"
            key={step}
            sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: { xs: 2, sm: 3 }, minHeight: 44 }}
          >
            <Box
              aria-hidden="true"
              sx={{
                flex: 'none',
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
              {isDone ? <CheckIcon fontSize="small" /> : at + 1}
            </Box>
            <Typography sx={{ flex: 1, minWidth: 0, color: isDone ? 'text.secondary' : 'text.primary' }}>
              {t(`waiting.first.step.${side}.${step as 'rules'}`)}
              {isDone && <span style={visuallyHidden}>{` ${t('waiting.first.isDone')}`}</span>}
            </Typography>
            {!isDone && (
              <Button
                component={Link}
                to={pathOf(step, first.house_id, side === 'homeowner')}
                variant={step === next ? 'contained' : 'text'}
                aria-label={t('waiting.named', {
                  action: t('waiting.first.begin'),
                  line: t(`waiting.first.step.${side}.${step as 'rules'}`),
                })}
              >
                {t('waiting.first.begin')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Section>
  );
}
