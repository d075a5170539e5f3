import type { HouseSpeaker } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf } from '#lib/dates.ts';
import { useReader } from '#session/use-reader.ts';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { Section } from '#ui/page.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { useCallElectionMutation, useStepDownMutation } from './speaker-api.ts';

interface SpeakerSectionProps {
  houseId: string;
  data: HouseSpeaker;
}

/** Who speaks for the house, with the reader's actions: call an election, or step down. */
export function SpeakerSection({ houseId, data }: SpeakerSectionProps) {
  const { t, i18n } = useTranslation();
  const { role } = useReader();
  const [asked, setAsked] = useState<'call' | 'stepDown' | null>(null);
  const [call, calling] = useCallElectionMutation();
  const [stepDown, steppingDown] = useStepDownMutation();
  const { speaker, is_speaker: isSpeaker, may_call: mayCall, term_months: count } = data;
  const close = (): void => {
    setAsked(null);
  };
  const params = { id: houseId };
  const until = speaker === null ? '' : dateOf(speaker.until, i18n.language);
  return (
    <Section id="house-speaker" title={t('speaker.speaker.heading')}>
      <Stack spacing={2} sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
        {speaker === null ? (
          <Typography>{t(role === 'homeowner' ? 'speaker.speaker.nobodyOwner' : 'speaker.speaker.nobody')}</Typography>
        ) : (
          <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
            <PersonAvatar id={speaker.person._id} name={speaker.person.first_name} photo={speaker.person.photo} />
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{speaker.person.first_name}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t(isSpeaker ? 'speaker.speaker.you' : 'speaker.speaker.since', { until })}
              </Typography>
            </Box>
          </Box>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(role === 'homeowner' ? 'speaker.speaker.whyOwner' : 'speaker.speaker.why', { count })}
        </Typography>
        {(mayCall || isSpeaker) && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {mayCall && (
              <Button
                variant={speaker === null ? 'contained' : 'outlined'}
                loading={calling.isLoading}
                onClick={() => {
                  setAsked('call');
                }}
              >
                {t('speaker.speaker.call')}
              </Button>
            )}
            {isSpeaker && (
              <Button
                color="error"
                sx={mayCall ? {} : { ml: -1.5 }}
                loading={steppingDown.isLoading}
                onClick={() => {
                  setAsked('stepDown');
                }}
              >
                {t('speaker.speaker.stepDown')}
              </Button>
            )}
          </Box>
        )}
      </Stack>
      <ConfirmDialog
        open={asked === 'call'}
        tone="primary"
        title={t('speaker.speaker.callAsk')}
        text={
          speaker === null
            ? t('speaker.speaker.callText')
            : t('speaker.speaker.callTextAgain', { name: speaker.person.first_name })
        }
        confirm={t('speaker.speaker.call')}
        onConfirm={() => {
          close();
          void showOutcome(call({ params }), t('speaker.speaker.called'));
        }}
        onClose={close}
      />
      <ConfirmDialog
        open={asked === 'stepDown'}
        title={t('speaker.speaker.stepDownAsk')}
        text={t('speaker.speaker.stepDownText')}
        confirm={t('speaker.speaker.stepDown')}
        onConfirm={() => {
          close();
          void showOutcome(stepDown({ params }), t('speaker.speaker.steppedDown'));
        }}
        onClose={close}
      />
    </Section>
  );
}
