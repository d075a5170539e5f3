import type { Showing } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { ContactLinks } from '#ui/contact-links.tsx';
import { Tag } from '#ui/tag.tsx';
import { userText } from '#ui/user-text.ts';
import { useSpan } from './use-span.ts';

const COLOURS = { proposed: 'warning', confirmed: 'success', done: 'default', cancelled: 'default' } as const;

/** Why it doesn't take place, or who has to answer; empty if the state is enough. */
function useRemark(): (showing: Showing) => string {
  const { t } = useTranslation();
  return ({ waits_for: waitsFor, cancelled_by: by, roomie, own_room: isOwn, visitor }) => {
    const name = visitor === null ? t('showings.aVisitor') : visitor.first_name;
    if (waitsFor === 'roomie') {
      return isOwn ? t('showings.waitsForYou') : t('showings.waitsFor', { name: roomie ?? '' });
    }
    if (waitsFor === 'visitor') return t('showings.waitsFor', { name });
    if (by === null) return '';
    if (by === 'roomie') return t('showings.by.roomie', { name: roomie ?? t('showings.theRoomie') });
    return t(`showings.by.${by}`, { name });
  };
}

/** One showing in a list, with its actions. */
export function ShowingLine({
  showing,
  withPlace,
  menu,
  children,
}: {
  showing: Showing;
  withPlace: boolean;
  /** Rare actions. */
  menu?: ReactNode;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const span = useSpan()(showing);
  const remark = useRemark()(showing);
  const { visitor, state, note, reason } = showing;
  const isOver = state === 'cancelled' || state === 'done';
  return (
    <Box
      component="li"
      aria-label={span}
      sx={{
        listStyle: 'none',
        px: { xs: 2, sm: 3 },
        py: 1.25,
        borderTop: '1px solid',
        borderColor: 'divider',
        position: 'relative',
      }}
    >
      {menu !== undefined && <Box sx={{ position: 'absolute', top: 2, right: { xs: 4, sm: 12 } }}>{menu}</Box>}
      <Typography
        sx={{
          pr: menu === undefined ? 0 : 5,
          fontWeight: 650,
          color: isOver ? 'text.secondary' : 'text.primary',
          textDecoration: state === 'cancelled' ? 'line-through' : 'none',
        }}
      >
        {span}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', my: 0.25 }}>
        <Tag tone={COLOURS[state]}>{t(`showings.state.${state}`)}</Tag>
        {withPlace && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {showing.house.name}: {showing.room.name}
          </Typography>
        )}
      </Box>
      {visitor !== null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {visitor.first_name} {visitor.last_name}
          </Typography>
          <ContactLinks email={visitor.email} phone={visitor.phone} />
        </Box>
      )}
      {note !== '' && (
        <Typography variant="body2" sx={{ color: 'text.secondary', ...userText }}>
          {t('showings.note', { note })}
        </Typography>
      )}
      {remark !== '' && (
        <Typography
          variant="body2"
          sx={{ color: isOver ? 'text.secondary' : 'text.primary', overflowWrap: 'anywhere' }}
        >
          {reason === null || reason === '' ? remark : `${remark}: ${reason}`}
        </Typography>
      )}
      {children !== undefined && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 1, '&:empty': { display: 'none' } }}>
          {children}
        </Stack>
      )}
    </Box>
  );
}
