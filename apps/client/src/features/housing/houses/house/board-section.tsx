import { type Board, type HouseDetail, LIMITS } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';

import { isApiError } from '#api/api-error.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { CloseIcon } from '#ui/public-icons.tsx';
import { LineField } from '#ui/line-field.tsx';
import { Section } from '#ui/page.tsx';
import { useWriteBoardMutation } from '#features/housing/houses/houses-api.ts';

interface BoardSectionProps {
  house: Pick<HouseDetail, '_id' | 'board' | 'state'>;
  /** Needed if there are several boards on a page. */
  id?: string;
  title?: string;
  /** For neatkeepers, who read the list and don't shop for the house. */
  isReadOnly?: boolean;
  /** Set if a line can become a purchase. */
  onBought?: (item: string) => void;
}

/** The wanted board, shared live by everyone in the house. Unsaved input is kept. */
export function BoardSection({
  house: { _id: id, board, state },
  id: sectionId = 'board',
  title,
  isReadOnly = false,
  onBought,
}: BoardSectionProps) {
  const { t } = useTranslation();
  const [write, { isLoading: isBusy, error }] = useWriteBoardMutation();
  const shown = useRef(board);
  useEffect(() => {
    shown.current = board;
  }, [board]);
  const [typed, setTyped] = useState('');
  const isFull = board.items.length >= LIMITS.boardItems;
  const canWrite = state !== 'archived' && !isReadOnly;
  const lead = board.items.length === 0 ? 'empty' : 'lead';
  const failure = !isApiError(error)
    ? null
    : error.code === 'stale_version'
      ? t('houses.board.conflict')
      : error.status >= 400 && error.status < 500
        ? error.message
        : null;

  const latest = (): Board => shown.current;
  const save = async (items: string[]): Promise<boolean> =>
    (await write({ id, version: latest().version, items })).error === undefined;
  const add = async (): Promise<void> => {
    const item = typed.trim();
    if (item === '' || isFull) return;
    if (await save([...latest().items, item])) setTyped('');
  };
  const remove = async (at: number): Promise<void> => {
    const { takeOff } = await import('./take-off.ts');
    await takeOff({ houseId: id, latest, save }, at);
  };

  return (
    <Section id={sectionId} title={title ?? t('houses.board.heading')}>
      <Typography variant="body2" sx={{ px: { xs: 2, sm: 3 }, pb: 1, color: 'text.secondary' }}>
        {t(canWrite ? `houses.board.${lead}` : `houses.board.${lead}ToRead`)}
      </Typography>
      <List disablePadding sx={{ px: { xs: 1, sm: 2 } }}>
        {board.items.map((item, at) => (
          // The same item may be listed twice, so its position is part of the key.
          <ListItem key={`${String(at)}:${item}`} disablePadding sx={{ gap: 1, pl: 1 }}>
            <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{item}</Typography>
            {canWrite && onBought !== undefined && (
              <Button
                aria-label={t('houses.board.boughtNamed', { item })}
                onClick={() => {
                  onBought(item);
                }}
              >
                {t('houses.board.bought')}
              </Button>
            )}
            {canWrite && (
              <IconButton
                disabled={isBusy}
                aria-label={t(onBought === undefined ? 'houses.board.remove' : 'houses.board.takeOff', { item })}
                onClick={() => void remove(at)}
              >
                {onBought === undefined ? <CheckIcon /> : <CloseIcon />}
              </IconButton>
            )}
          </ListItem>
        ))}
      </List>
      <Box role="status" sx={{ px: { xs: 2, sm: 3 } }}>
        {failure !== null && (
          <Alert severity="warning" sx={{ mt: 1 }}>
            {failure}
          </Alert>
        )}
      </Box>
      {canWrite && (
        <Stack
          component="form"
          direction="row"
          spacing={1}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void add();
          }}
          sx={{ px: { xs: 2, sm: 3 }, pt: 1.5, pb: 2.5, alignItems: 'flex-start' }}
        >
          <LineField
            label={t('houses.board.label')}
            value={typed}
            maxLength={LIMITS.boardItem}
            hint={isFull ? t('houses.board.full') : undefined}
            onChange={setTyped}
          />
          <Button
            type="submit"
            variant="outlined"
            loading={isBusy}
            disabled={typed.trim() === '' || isFull}
            sx={{ flex: 'none', px: { xs: 1.5, sm: 2.5 } }}
          >
            {t('houses.board.add')}
          </Button>
        </Stack>
      )}
    </Section>
  );
}
