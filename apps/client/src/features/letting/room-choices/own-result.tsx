import type { OwnRoomChoice } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { momentIn } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';

interface OwnResultProps {
  choice: OwnRoomChoice;
  onReply: (accepts: boolean) => Promise<void>;
}

/** The reader's room and rent, why no other suits them better, and their answer to it. */
export function OwnResult({ choice, onReply }: OwnResultProps) {
  const { t, i18n } = useTranslation();
  const { rooms, room_id: ownId, gain, currency, can, house, reply_by: until } = choice;
  const money = (amount: string | null): string => formatMoney(amount ?? '0', currency, i18n.language);
  const own = rooms.find(({ _id: id }) => id === ownId);
  if (own === undefined) return null;
  const others = rooms.filter(({ _id: id }) => id !== ownId);
  return (
    <Stack spacing={3}>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h6" component="h2">
          {t('roomChoices.own.result')}
        </Typography>
        <Typography sx={{ fontSize: '1.25rem', fontWeight: 650, my: 1 }}>
          {t('roomChoices.own.yours', { room: own.name, rent: money(own.rent) })}
        </Typography>
        {gain !== null && (
          <Typography>
            {Number(gain) > 0
              ? t('roomChoices.own.gain', { value: money(own.value), gain: money(gain) })
              : t('roomChoices.own.fair', { value: money(own.value) })}
          </Typography>
        )}
        {can.reply && until !== null && (
          <Typography sx={{ mt: 2 }}>
            {t('roomChoices.own.acceptBy', { time: momentIn(house.time_zone, until, i18n.language) })}
          </Typography>
        )}
        {can.reply && <Reply onReply={onReply} />}
      </Paper>
      <Box component="section" aria-labelledby="other-rooms">
        <Typography id="other-rooms" variant="h6" component="h2" gutterBottom>
          {t('roomChoices.own.others')}
        </Typography>
        <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {others.map(({ _id: id, name, person, rent, value, less }) => (
            <Box component="li" key={id}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {t('roomChoices.own.other', { room: name, person: person ?? '' })}
              </Typography>
              {less !== null && (
                <Typography variant="body2">
                  {t(`roomChoices.own.${comparison(less)}`, {
                    value: money(value),
                    rent: money(rent),
                    less: money(less.replace('-', '')),
                  })}
                </Typography>
              )}
            </Box>
          ))}
        </Stack>
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          {Number(choice.envy) > 0 ? t('roomChoices.envy', { amount: money(choice.envy) }) : t('roomChoices.noEnvy')}
        </Typography>
      </Box>
    </Stack>
  );
}

const comparison = (less: string) => (Number(less) > 0 ? 'compare' : Number(less) < 0 ? 'unit' : 'same');

function Reply({ onReply }: Pick<OwnResultProps, 'onReply'>) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const close = (): void => {
    setIsAsking(false);
  };
  const reply = async (accepts: boolean): Promise<void> => {
    setIsBusy(true);
    await onReply(accepts);
    setIsBusy(false);
  };
  return (
    <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
      <Button variant="contained" loading={isBusy} onClick={() => void reply(true)}>
        {t('roomChoices.own.accept')}
      </Button>
      <Button
        variant="outlined"
        disabled={isBusy}
        onClick={() => {
          setIsAsking(true);
        }}
      >
        {t('roomChoices.own.decline')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('roomChoices.own.declineAsk')}
        text={t('roomChoices.own.declineText')}
        confirm={t('roomChoices.own.decline')}
        onConfirm={() => {
          close();
          void reply(false);
        }}
        onClose={close}
      />
    </Stack>
  );
}
