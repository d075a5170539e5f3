import type { FoundMessage } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { shortWhen } from '#lib/dates.ts';
import { dot } from '#lib/direction.ts';
import { PhotoIcon } from '#ui/icons.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { Excerpt } from './excerpt.tsx';

interface FoundItemProps {
  found: FoundMessage;
  photo: string | null;
  me: string;
  /** The conversation's name; null where only one is searched. */
  place: string | null;
  isOpen: boolean;
  onOpen: () => void;
}

export function FoundItem({ found, photo, me, place, isOpen, onOpen }: FoundItemProps) {
  const { t, i18n } = useTranslation();
  const { sender_id: sender, sender_name: name, created_at: at, photos } = found;
  return (
    <ListItem disablePadding sx={{ mb: 0.5 }}>
      <ListItemButton
        data-found
        selected={isOpen}
        aria-current={isOpen}
        onClick={onOpen}
        sx={{ gap: 1.5, alignItems: 'flex-start', py: 1.25, px: 1.5, '&.Mui-selected': { bgcolor: 'primary.light' } }}
      >
        <PersonAvatar id={sender} name={name} photo={photo} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
            <Typography component="span" noWrap sx={{ flex: 1, fontWeight: 600 }}>
              {sender === me ? t('chat.you') : name}
            </Typography>
            <Typography
              component="time"
              variant="body2"
              dateTime={at}
              sx={{ flex: 'none', color: 'text.secondary', whiteSpace: 'nowrap' }}
            >
              {shortWhen(at, i18n.language)}
            </Typography>
          </Box>
          {place !== null && (
            <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
              {place}
            </Typography>
          )}
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {photos > 0 && (
              <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                <PhotoIcon sx={{ fontSize: 16, verticalAlign: 'text-bottom', mr: 0.5 }} />
                {t('chat.photos', { count: photos })}
                {found.excerpt !== '' && dot()}
              </Box>
            )}
            <Excerpt excerpt={found.excerpt} matches={found.matches} />
          </Typography>
        </Box>
      </ListItemButton>
    </ListItem>
  );
}
