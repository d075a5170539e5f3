import type { House, RoomChoiceCandidates } from '@common-roof/contracts';
import { fromWireMoney, toWireMoney } from '@common-roof/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { comma } from '#lib/direction.ts';
import { townOf } from '#lib/house-time.ts';
import { formatRent, moneyToSend, moneyToType } from '#lib/money.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { closingOn, dayAhead } from './closing.ts';
import { idOf, type NamedPerson, PeopleFields } from './people-fields.tsx';
import { useOpenRoomChoiceMutation } from './room-choices-api.ts';

interface OpenChoiceDialogProps {
  house: Pick<House, '_id' | 'time_zone'>;
  candidates: RoomChoiceCandidates;
  onDone: (id: string) => void;
  onClose: () => void;
}

interface Values {
  rooms: readonly string[];
  chosen: readonly string[];
  named: readonly NamedPerson[];
  /** As typed. Empty: the rents of the chosen rooms as they are now. */
  total: string;
  starts_on: string;
  closes_at: string;
}

const DAYS_TO_ANSWER = 7;
const DAYS_TO_START = 30;

/** Opens a room choice: which rooms, who chooses, the total rent and the times. */
export function OpenChoiceDialog({ house, candidates, onDone, onClose }: OpenChoiceDialogProps) {
  const { t, i18n } = useTranslation();
  const [open] = useOpenRoomChoiceMutation();
  const { rooms, people, currency } = candidates;
  const { time_zone: zone } = house;
  const rentOf = (chosen: readonly string[]): string => {
    const now = rooms.filter(({ _id: id }) => chosen.includes(id));
    const minor = now.reduce((sum, { rent }) => sum + fromWireMoney(rent, currency), 0);
    return minor === 0 ? '' : moneyToType(toWireMoney(minor, currency), currency, i18n.language);
  };
  const isUneven = ({ rooms: given, chosen, named }: Values): boolean =>
    given.length < 2 || given.length !== chosen.length + named.length;
  return (
    <FormDialog
      title={t('roomChoices.new.heading')}
      text={t('roomChoices.new.text')}
      submit={t('roomChoices.new.send')}
      schema={({ openRoomChoice }) => openRoomChoice.body}
      values={(): Values => ({
        rooms: [],
        chosen: [],
        named: [],
        total: '',
        starts_on: dayAhead(zone, DAYS_TO_START),
        closes_at: dayAhead(zone, DAYS_TO_ANSWER),
      })}
      body={({ rooms: room_ids, chosen, named, total, starts_on, closes_at }) => ({
        room_ids: [...room_ids],
        people: [
          ...people
            .filter((person) => chosen.includes(idOf(person)))
            .map((person) =>
              'roomie_id' in person ? { roomie_id: person.roomie_id } : { applicant_id: person.applicant_id },
            ),
          ...named.map((person) => ({ ...person, email: person.email.trim() })),
        ],
        total: moneyToSend(total === '' ? rentOf(room_ids) : total, currency),
        starts_on,
        closes_at: closingOn(closes_at, zone),
      })}
      check={({ closes_at: closes }) => ({ closes_at: closes === '' ? t('roomChoices.new.noDay') : undefined })}
      isValid={(values) => !isUneven(values) && wrongOf(values.named) === null}
      send={(body) => open({ params: { id: house._id }, body })}
      done={t('roomChoices.new.done')}
      onDone={({ _id: id }) => {
        onDone(id);
      }}
      onClose={onClose}
    >
      {({ field, set, values, isTried }) => (
        <>
          <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
            <Box component="legend" sx={{ fontWeight: 600, mb: 0.5 }}>
              {t('roomChoices.new.rooms')}
            </Box>
            {rooms.length === 0 && <Typography>{t('roomChoices.new.noRooms')}</Typography>}
            {rooms.map(({ _id: id, name, rent, free_on: freeOn }) => (
              <FormControlLabel
                key={id}
                sx={{ display: 'flex', overflowWrap: 'anywhere' }}
                control={
                  <Checkbox
                    checked={values.rooms.includes(id)}
                    onChange={({ target }) => {
                      const others = values.rooms.filter((other) => other !== id);
                      set({ rooms: target.checked ? [...others, id] : others });
                    }}
                  />
                }
                label={[
                  name,
                  t('roomChoices.new.rent', { amount: formatRent(rent, currency, i18n.language) }),
                  ...(freeOn === null ? [] : [t('roomChoices.new.free', { day: day(freeOn, i18n.language) })]),
                ].join(comma())}
              />
            ))}
          </Box>
          <PeopleFields
            candidates={people}
            chosen={values.chosen}
            named={values.named}
            onChoose={(chosen) => {
              set({ chosen });
            }}
            onName={(named) => {
              set({ named });
            }}
          />
          {(values.rooms.length > 0 || isTried) && (
            <Alert severity={isUneven(values) ? (isTried ? 'error' : 'info') : 'success'} role="status">
              {t('roomChoices.new.count', {
                rooms: values.rooms.length,
                people: values.chosen.length + values.named.length,
              })}
              {isUneven(values) && `. ${t('roomChoices.new.uneven')}`}
            </Alert>
          )}
          {isTried && wrongOf(values.named) !== null && (
            <Alert severity="error">{t(`roomChoices.new.${wrongOf(values.named) ?? 'noEmail'}`)}</Alert>
          )}
          <AmountField
            name="total"
            label={t('roomChoices.new.total')}
            currency={currency}
            value={values.total === '' ? rentOf(values.rooms) : values.total}
            wrong={t('roomChoices.own.wrong')}
            error={field('total', t('roomChoices.new.noTotal')).error}
            onChange={(total) => {
              set({ total });
            }}
          />
          <Field
            {...field('starts_on', t('roomChoices.new.noDay'))}
            type="date"
            label={t('roomChoices.new.starts')}
            min={dayAhead(zone, 0)}
          />
          <Field
            {...field('closes_at', t('roomChoices.new.noDay'))}
            type="date"
            label={t('roomChoices.new.closes')}
            hint={t('roomChoices.new.closesHint', { town: townOf(zone) })}
            min={dayAhead(zone, 0)}
          />
        </>
      )}
    </FormDialog>
  );
}

/** Returns what is missing about the people entered by name. */
function wrongOf(named: readonly NamedPerson[]): 'noFirst' | 'noLast' | 'noEmail' | null {
  if (named.some(({ first_name }) => first_name.trim() === '')) return 'noFirst';
  if (named.some(({ last_name }) => last_name.trim() === '')) return 'noLast';
  return named.some(({ email }) => !/^\S+@\S+\.\S+$/.test(email.trim())) ? 'noEmail' : null;
}
