import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { fullName } from '#lib/person.ts';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import type { MentionablePerson } from './mentionable-people.ts';

interface MentionListProps {
  id: string;
  people: readonly MentionablePerson[];
  active: number;
  onChoose: (person: MentionablePerson) => void;
}

/** The people who can be mentioned, above the field in which the focus stays. */
export function MentionList({ id, people, active, onChoose }: MentionListProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const option = list.current?.children[active];
    const frame = list.current?.parentElement;
    if (!(option instanceof HTMLElement) || !frame) return;
    const end = option.offsetTop + option.offsetHeight;
    if (option.offsetTop < frame.scrollTop) frame.scrollTop = option.offsetTop;
    else if (end > frame.scrollTop + frame.clientHeight) frame.scrollTop = end - frame.clientHeight;
  }, [active]);
  return (
    <Paper
      elevation={8}
      sx={{
        position: 'absolute',
        bottom: '100%',
        left: { xs: 8, sm: 16 },
        right: { xs: 8, sm: 'auto' },
        minWidth: { sm: 320 },
        mb: 1,
        zIndex: 3,
        maxHeight: 'min(320px, 40vh)',
        overflowY: 'auto',
      }}
    >
      <Box role="status" sx={visuallyHidden}>
        {t('together.mention.found', { count: people.length })}
      </Box>
      <Box
        component="ul"
        ref={list}
        id={id}
        role="listbox"
        aria-label={t('together.mention.people')}
        sx={{ m: 0, p: 0.5, listStyle: 'none' }}
      >
        {people.map((person, at) => (
          <Box
            component="li"
            key={person.id}
            id={optionId(id, at)}
            role="option"
            aria-selected={at === active}
            // The field keeps its focus, and a phone its keyboard.
            onPointerDown={(event) => {
              event.preventDefault();
            }}
            onClick={() => {
              onChoose(person);
            }}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              minHeight: 48,
              px: 1.5,
              py: 0.5,
              borderRadius: 1,
              cursor: 'pointer',
              bgcolor: at === active ? 'action.selected' : undefined,
              '&:hover': { bgcolor: at === active ? 'action.selected' : 'action.hover' },
            }}
          >
            <PersonAvatar id={person.id} name={fullName(person)} photo={person.photo} size={32} />
            <Box sx={{ minWidth: 0 }}>
              <Typography noWrap>{fullName(person)}</Typography>
              {person.role === 'homeowner' && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {t('shell.role.homeowner')}
                </Typography>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}

export const optionId = (listId: string, at: number): string => `${listId}-${String(at)}`;
