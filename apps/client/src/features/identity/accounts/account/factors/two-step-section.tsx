import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { showRefusal } from '#api/show-refusal.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf } from '#lib/dates.ts';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { Section } from '#ui/page.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { Tag } from '#ui/tag.tsx';
import { useEndTwoStepMutation, useFactorsQuery, useRenewRecoveryCodesMutation } from './factors-api.ts';

const SetUpDialog = lazyOnOpen(async () => (await import('./set-up-dialog.tsx')).SetUpDialog);
const RecoveryCodesDialog = lazyOnOpen(async () => (await import('./recovery-codes-dialog.tsx')).RecoveryCodesDialog);

/** The number of codes at which the user is asked to create new ones. */
const FEW = 3;

/** The authenticator app as a second step, and its recovery codes. @param onSetUp called after the codes are stored */
export function TwoStepSection({ onSetUp }: { onSetUp?: () => void }) {
  const { t, i18n } = useTranslation();
  const { data, isError, refetch } = useFactorsQuery();
  const [end] = useEndTwoStepMutation();
  const [renew, { isLoading: isRenewing }] = useRenewRecoveryCodesMutation();
  const [asked, setAsked] = useState<'on' | 'off' | 'codes' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = (): void => {
    setAsked(null);
  };
  const makeCodes = async (): Promise<void> => {
    close();
    const answer = await renew({ body: {} });
    if (answer.data === undefined) showRefusal(answer.error);
    else setCodes(answer.data.recovery_codes);
  };
  const twoStep = data?.two_step ?? null;
  const left = twoStep?.recovery_codes_left ?? 0;

  return (
    <Section
      id="two-step"
      title={t('factors.twoStep.heading')}
      actions={
        data !== undefined && (
          <Tag tone={twoStep === null ? 'default' : 'primary'}>
            {twoStep === null
              ? t('factors.twoStep.off')
              : t('factors.twoStep.on', { date: dateOf(twoStep.since, i18n.language) })}
          </Tag>
        )
      }
    >
      {data === undefined &&
        (isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton rows={1} avatar={false} />)}
      {data !== undefined && (
        <Stack spacing={2} sx={{ px: { xs: 2, sm: 3 }, pt: { xs: 1, sm: 0 }, pb: 3, alignItems: 'flex-start' }}>
          <Typography sx={{ color: 'text.secondary', maxWidth: '62ch' }}>{t('factors.twoStep.lead')}</Typography>
          {twoStep !== null &&
            (left > FEW ? (
              <Typography>{t('factors.twoStep.left', { count: left })}</Typography>
            ) : (
              <Alert severity="warning">
                {left === 0 ? t('factors.twoStep.noneLeft') : t('factors.twoStep.left', { count: left })}
              </Alert>
            ))}
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {twoStep === null ? (
              <Button
                variant="contained"
                onClick={() => {
                  setAsked('on');
                }}
              >
                {t('factors.twoStep.turnOn')}
              </Button>
            ) : (
              <>
                <Button
                  variant="outlined"
                  loading={isRenewing}
                  onClick={() => {
                    setAsked('codes');
                  }}
                >
                  {t('factors.twoStep.newCodes')}
                </Button>
                <Button
                  color="error"
                  onClick={() => {
                    setAsked('off');
                  }}
                >
                  {t('factors.twoStep.turnOff')}
                </Button>
              </>
            )}
          </Stack>
        </Stack>
      )}
      {asked === 'on' && (
        <SetUpDialog
          onClose={close}
          onDone={(made) => {
            close();
            setCodes(made);
          }}
        />
      )}
      {codes !== null && (
        <RecoveryCodesDialog
          codes={codes}
          onClose={() => {
            setCodes(null);
            onSetUp?.();
          }}
        />
      )}
      <ConfirmDialog
        open={asked === 'codes'}
        tone="primary"
        title={t('factors.twoStep.newCodesAsk')}
        text={t('factors.twoStep.newCodesText')}
        confirm={t('factors.twoStep.newCodes')}
        onClose={close}
        onConfirm={() => void makeCodes()}
      />
      <ConfirmDialog
        open={asked === 'off'}
        title={t('factors.twoStep.turnOffAsk')}
        text={t('factors.twoStep.turnOffText')}
        confirm={t('factors.twoStep.turnOff')}
        onClose={close}
        onConfirm={() => {
          close();
          void showOutcome(end({ body: undefined }), t('factors.twoStep.turnedOff'));
        }}
      />
    </Section>
  );
}
