import type { CalendarEntry, CalendarItem, House } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

import { showOutcome } from '#api/show-outcome.ts';
import { showRefusal } from '#api/show-refusal.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useReader } from '#session/use-reader.ts';
import { MoreMenu } from '#ui/more-menu.tsx';
import { removeWithUndo } from '#ui/show-undo.tsx';
import { usePickUpParcelMutation, useRemoveCalendarEntryMutation } from './calendar-api.ts';
import { ITEM_ICONS } from './item-kinds.tsx';
import { pathOfItem } from './item-path.ts';
import { useItemText } from './use-item-text.ts';

interface ItemRowProps {
  house: House;
  item: CalendarItem;
  onEdit: (entry: CalendarEntry) => void;
}

/** An item of a day: a link to its page, or a guest or parcel with what the reader can do about it. */
export function ItemRow({ house, item, onEdit }: ItemRowProps) {
  const { role } = useReader();
  const { title, details } = useItemText(house)(item);
  const path = role === 'admin' ? null : pathOfItem(item, { role, houseId: house._id });
  const Icon = ITEM_ICONS[item.kind];
  const isOver = item.state === 'done' || item.state === 'missed';
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 56,
        px: 2,
        py: 1,
        position: 'relative',
        '&:not(:first-of-type)': { borderTop: '1px solid', borderColor: 'divider' },
        '&:hover': path === null ? {} : { bgcolor: 'action.hover' },
      }}
    >
      <Icon sx={{ flex: 'none', color: item.is_own ? 'primary.main' : 'text.secondary' }} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {path === null ? (
          <Typography sx={{ fontWeight: item.is_own ? 650 : 400 }}>{title}</Typography>
        ) : (
          <Link
            component={RouterLink}
            to={path}
            underline="hover"
            sx={{
              color: isOver ? 'text.secondary' : 'text.primary',
              fontWeight: item.is_own ? 650 : 400,
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            {title}
          </Link>
        )}
        {details !== '' && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {details}
          </Typography>
        )}
      </Box>
      {item.entry !== null && <EntryActions entry={item.entry} title={title} onEdit={onEdit} />}
    </Box>
  );
}

interface EntryActionsProps extends Pick<ItemRowProps, 'onEdit'> {
  entry: CalendarEntry;
  title: string;
}

/** Says that a parcel is picked up; and changes or removes what the reader has entered. */
function EntryActions({ entry, title, onEdit }: EntryActionsProps) {
  const { t } = useTranslation();
  const [pickUp] = usePickUpParcelMutation();
  const [remove] = useRemoveCalendarEntryMutation();
  const { _id: id, can, picked_up_at: pickedUp } = entry;
  const send = async (): Promise<boolean> => {
    const { error } = await remove({ params: { id } });
    if (error !== undefined) showRefusal(error);
    return error === undefined;
  };
  const setPickedUp = (is_picked_up: boolean): void =>
    void showOutcome(
      pickUp({ params: { id }, body: { is_picked_up } }),
      t(is_picked_up ? 'calendar.parcel.pickedUp' : 'calendar.parcel.putBack'),
    );
  return (
    <>
      {can.pick_up && pickedUp === null && (
        <Button
          variant="outlined"
          aria-label={t('calendar.parcel.pickUpNamed', { title })}
          onClick={() => {
            setPickedUp(true);
          }}
        >
          {t('calendar.parcel.pickUp')}
        </Button>
      )}
      <MoreMenu
        label={t('calendar.more', { title })}
        choices={[
          ...(can.pick_up && pickedUp !== null
            ? [
                {
                  label: t('calendar.parcel.putBackOpen'),
                  act: () => {
                    setPickedUp(false);
                  },
                },
              ]
            : []),
          ...(can.edit
            ? [
                {
                  label: t('calendar.edit'),
                  act: () => {
                    onEdit(entry);
                  },
                },
                {
                  label: t('calendar.remove'),
                  isGrave: true,
                  act: () =>
                    void removeWithUndo(
                      { id, message: t('calendar.removed', { title }), undo: t('photos.undo') },
                      send,
                    ),
                },
              ]
            : []),
        ]}
      />
    </>
  );
}
