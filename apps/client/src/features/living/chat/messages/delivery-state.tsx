import Box from '@mui/material/Box';

import { useTranslation } from '#i18n/use-translation.ts';
import { CheckIcon, ClockIcon, DoubleCheckIcon, SendIcon, WarningIcon } from '#ui/icons.tsx';

export type DeliveryName = 'queued' | 'sending' | 'sent' | 'seen' | 'failed';

const ICONS = {
  queued: ClockIcon,
  sending: SendIcon,
  sent: CheckIcon,
  seen: DoubleCheckIcon,
  failed: WarningIcon,
} as const;

/** The delivery state of an own message, with text if the icon isn't enough. */
export function DeliveryState({ state, showText = false }: { state: DeliveryName; showText?: boolean }) {
  const { t } = useTranslation();
  const Icon = ICONS[state];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        color: state === 'failed' ? 'error.main' : state === 'seen' ? 'primary.main' : 'text.secondary',
      }}
    >
      <Icon
        sx={{ fontSize: 16 }}
        {...(showText ? { 'aria-hidden': true } : { titleAccess: t(`talk.state.${state}`) })}
      />
      {showText && t(`talk.state.${state}`)}
    </Box>
  );
}
