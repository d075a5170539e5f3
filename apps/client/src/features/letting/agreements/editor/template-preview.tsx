import type { Locale, Placeholder } from '@common-roof/contracts';
import { fillPlaceholders, piecesOf, placeholdersIn } from '@common-roof/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode, useDeferredValue, useMemo, useState } from 'react';

import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useHouseQuery, useOwnHousesQuery } from '../../../../api/resources/houses.ts';
import { fullName } from '../../../../lib/person.ts';
import { Section } from '../../../../ui/page.tsx';
import { LoadError } from '../../../../ui/states.tsx';
import { usePlaceholderValuesQuery } from '../agreements-api.ts';
import { AgreementText } from '../text/agreement-text.tsx';
import { readHtml } from '../text/read-html.ts';

/** Which room the text is tried on: of the first house, one that somebody lives in, unless another is chosen. */
function useTrialRoom() {
  const [chosenHouse, setHouse] = useState<string>();
  const [chosenRoom, setRoom] = useState<string>();
  const { data: houses } = useOwnHousesQuery();
  const open = houses?.items.filter(({ state }) => state !== 'archived') ?? [];
  const houseId = chosenHouse ?? open.find(({ roomies }) => roomies > 0)?._id ?? open[0]?._id;
  const { data: house } = useHouseQuery({ id: houseId ?? '' }, { skip: houseId === undefined });
  const { rooms = [], roomies = [] } = house?._id === houseId ? (house ?? {}) : {};
  const room = rooms.find(({ _id }) => _id === chosenRoom) ?? rooms.find(({ roomie }) => roomie !== null) ?? rooms[0];
  const nameOf = (id: string | null): string | undefined => {
    const roomie = roomies.find(({ _id }) => _id === id);
    return roomie && fullName(roomie);
  };
  return {
    houses: open,
    isNone: houses !== undefined && open.length === 0,
    houseId,
    setHouse,
    rooms: rooms.map(({ _id, room_name: name, roomie }) => ({ _id, name, livesThere: nameOf(roomie) })),
    room,
    setRoom,
  };
}

/** A placeholder that has no value is shown by its name, and stands out. */
function useRun(): (text: string) => ReactNode {
  const { t } = useTranslation();
  return (text) =>
    piecesOf(text).map((piece, at) => {
      if (typeof piece === 'string') return <Fragment key={at}>{piece}</Fragment>;
      if (piece.name === null) return <Fragment key={at}>{piece.written}</Fragment>;
      return (
        <Box
          key={at}
          component="mark"
          sx={{ bgcolor: 'transparent', color: 'error.main', fontWeight: 600, textDecoration: 'underline dotted' }}
        >
          {t(`agreements.placeholder.${piece.name}`)}
        </Box>
      );
    });
}

/** What the text says for a real room and whoever lives there, while it is written. */
export function TemplatePreview({ agreement, language }: { agreement: string; language: Locale }) {
  const { t } = useTranslation();
  const { houses, isNone, houseId, setHouse, rooms, room, setRoom } = useTrialRoom();
  const id = room?._id;
  const { currentData, isError, refetch } = usePlaceholderValuesQuery(
    { id: id ?? '', language },
    { skip: id === undefined },
  );
  const run = useRun();
  const written = useDeferredValue(agreement);
  const document = useMemo(() => readHtml(written), [written]);
  const filled = useMemo(() => fillPlaceholders(document, currentData?.values ?? {}), [document, currentData]);
  const missing: readonly Placeholder[] = currentData === undefined ? [] : placeholdersIn(filled).known;
  return (
    <Section id="preview" title={t('agreements.preview.heading')}>
      <Stack spacing={2} sx={{ px: { xs: 2, sm: 3 }, pt: 1, pb: 3 }}>
        {isNone ? (
          <Typography sx={{ color: 'text.secondary' }}>{t('agreements.preview.noHouse')}</Typography>
        ) : (
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
            <TextField
              select
              size="small"
              fullWidth
              label={t('agreements.preview.house')}
              value={houseId ?? ''}
              onChange={({ target }) => {
                setHouse(target.value);
              }}
            >
              {houses.map((house) => (
                <MenuItem key={house._id} value={house._id}>
                  {house.name}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              select
              size="small"
              fullWidth
              label={t('agreements.preview.room')}
              value={id ?? ''}
              onChange={({ target }) => {
                setRoom(target.value);
              }}
            >
              {rooms.map(({ _id, name, livesThere }) => (
                <MenuItem key={_id} value={_id}>
                  {livesThere === undefined ? t('agreements.preview.emptyRoom', { name }) : `${name}: ${livesThere}`}
                </MenuItem>
              ))}
            </TextField>
          </Stack>
        )}
        {isError && <LoadError onRetry={() => void refetch()} />}
        {missing.length > 0 && (
          <Alert severity="info">
            {t('agreements.preview.missing', {
              names: missing.map((name) => t(`agreements.placeholder.${name}`)).join(', '),
            })}
          </Alert>
        )}
        {filled.length === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>{t('agreements.preview.empty')}</Typography>
        ) : (
          <AgreementText document={filled} language={language} run={run} />
        )}
      </Stack>
    </Section>
  );
}
