import type { RoomChoice } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { day, momentIn } from '#lib/dates.ts';
import { comma } from '#lib/direction.ts';
import { formatMoney } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { DoorIcon } from '#ui/public-icons.tsx';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { MissingPage } from '#ui/missing-page.tsx';
import { Page } from '#ui/page.tsx';
import { StateTag } from './choice-links.tsx';
import { useRoomChoiceQuery, useWithdrawRoomChoiceMutation } from './room-choices-api.ts';

const ExtendDialog = lazyOnOpen(async () => (await import('./owner-dialogs.tsx')).ExtendDialog);
const OfferDialog = lazyOnOpen(async () => (await import('./owner-dialogs.tsx')).OfferDialog);

/** A room choice for the homeowner: who has answered, then rooms and rents, and the way to the leases. */
export function OwnerChoice({ id }: { id: string }) {
  const { t, i18n } = useTranslation();
  const { data, error, refetch } = useRoomChoiceQuery({ id });
  if (data === undefined) {
    return (
      <MissingPage
        heading={t('roomChoices.heading')}
        error={error}
        onRetry={() => void refetch()}
        gone={{ icon: <DoorIcon />, text: t('roomChoices.own.isOver'), to: paths.rooms, label: t('roomChoices.back') }}
      />
    );
  }
  const { house, starts_on: startsOn, total, currency } = data;
  const lead = [
    t('roomChoices.from', { day: day(startsOn, i18n.language) }),
    t('roomChoices.total', { amount: formatMoney(total, currency, i18n.language) }),
  ].join(comma());
  return (
    <Page
      heading={t('roomChoices.of', { house: house.name })}
      lead={lead}
      actions={<Actions choice={data} />}
      width={860}
    >
      <Stack spacing={3}>
        <Progress choice={data} />
        {data.envy === null ? <People choice={data} /> : <Rooms choice={data} />}
        <Box>
          <Button component={Link} to={paths.roomChoicesOf(house._id)}>
            {t('roomChoices.back')}
          </Button>
        </Box>
      </Stack>
    </Page>
  );
}

function Progress({ choice }: { choice: RoomChoice }) {
  const { t, i18n } = useTranslation();
  const { state, ended, people, answered, accepted, closes_at: closes, reply_by: replyBy, house } = choice;
  const until = state === 'proposed' && replyBy !== null ? replyBy : closes;
  const isWaiting = state === 'collecting' || state === 'proposed';
  return (
    <Box>
      <StateTag state={state} />
      {ended !== null && (
        <Alert severity="info" sx={{ mt: 1.5 }}>
          {t(`roomChoices.ended.${ended}`)}
        </Alert>
      )}
      {isWaiting && (
        <Typography role="status" sx={{ mt: 1.5 }}>
          {[
            state === 'collecting'
              ? t('roomChoices.progress.answered', { count: answered, people: people.length })
              : t('roomChoices.progress.accepted', { count: accepted, people: people.length }),
            t('roomChoices.until', { time: momentIn(house.time_zone, until, i18n.language) }),
          ].join('. ')}
        </Typography>
      )}
    </Box>
  );
}

function People({ choice: { people } }: { choice: RoomChoice }) {
  const { t } = useTranslation();
  return (
    <Paper component="section" variant="outlined" aria-labelledby="choosers" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="choosers" variant="h6" component="h2" gutterBottom>
        {t('roomChoices.people')}
      </Typography>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {people.map(({ _id: id, name, has_answered }) => (
          <Box component="li" key={id}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t(has_answered ? 'roomChoices.person.answered' : 'roomChoices.person.asked')}
            </Typography>
          </Box>
        ))}
      </Stack>
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        {t('roomChoices.secret')}
      </Typography>
    </Paper>
  );
}

function Rooms({ choice: { rooms, people, currency, envy, state } }: { choice: RoomChoice }) {
  const { t, i18n } = useTranslation();
  const money = (amount: string | null): string => formatMoney(amount ?? '0', currency, i18n.language);
  const acceptedBy = (personId: string | null): boolean =>
    people.some(({ _id: id, has_accepted: hasAccepted }) => id === personId && hasAccepted);
  return (
    <Paper component="section" variant="outlined" aria-labelledby="chosen-rooms" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="chosen-rooms" variant="h6" component="h2" gutterBottom>
        {t('roomChoices.rooms')}
      </Typography>
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rooms.map(({ _id: id, name, rent, person_id: personId, person }) => (
          <Box component="li" key={id}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {t('roomChoices.roomFor', { room: name, rent: money(rent) })}
            </Typography>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{person}</Typography>
            {state === 'proposed' && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t(acceptedBy(personId) ? 'roomChoices.person.accepted' : 'roomChoices.person.accepting')}
              </Typography>
            )}
          </Box>
        ))}
      </Stack>
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        {Number(envy) > 0 ? t('roomChoices.envy', { amount: money(envy) }) : t('roomChoices.noEnvy')}
      </Typography>
      {state === 'offered' && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 2, flexWrap: 'wrap' }}>
          {people.some(({ prospect_id: prospect }) => prospect !== null) && (
            <Button component={Link} to={paths.ads} variant="outlined">
              {t('roomChoices.toAds')}
            </Button>
          )}
          {people.some(({ agreement_id: agreement }) => agreement !== null) && (
            <Button component={Link} to={paths.sentAgreements} variant="outlined">
              {t('roomChoices.toAgreements')}
            </Button>
          )}
        </Stack>
      )}
    </Paper>
  );
}

function Actions({ choice }: { choice: RoomChoice }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<'extend' | 'offer' | 'withdraw' | null>(null);
  const [withdraw] = useWithdrawRoomChoiceMutation();
  const { can, version, _id: id } = choice;
  const close = (): void => {
    setOpened(null);
  };
  const opener = (what: typeof opened) => () => {
    setOpened(what);
  };
  return (
    <>
      {can.withdraw && (
        <Button variant="outlined" onClick={opener('withdraw')}>
          {t('roomChoices.withdraw.open')}
        </Button>
      )}
      {can.extend && (
        <Button variant="outlined" onClick={opener('extend')}>
          {t('roomChoices.extend.open')}
        </Button>
      )}
      {can.offer && (
        <Button variant="contained" onClick={opener('offer')}>
          {t('roomChoices.offer.open')}
        </Button>
      )}
      {opened === 'extend' && <ExtendDialog choice={choice} onClose={close} />}
      {opened === 'offer' && <OfferDialog choice={choice} onClose={close} />}
      <ConfirmDialog
        open={opened === 'withdraw'}
        title={t('roomChoices.withdraw.ask')}
        text={t('roomChoices.withdraw.text')}
        confirm={t('roomChoices.withdraw.open')}
        onConfirm={() => {
          close();
          void showOutcome(withdraw({ params: { id }, body: { version } }), t('roomChoices.withdraw.done'));
        }}
        onClose={close}
      />
    </>
  );
}
