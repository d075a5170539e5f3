import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { useMe } from '#session/me-context.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { usePeople } from '#features/living/chores/use-people.ts';

interface AssigneeProps {
  person: { readonly _id: string; readonly first_name: string } | null;
  houseId: string;
  /** Text shown for an open turn. */
  nobody: string;
}

/** A turn's assignee, by photo and name, or "you". */
export function Assignee({ person, houseId, nobody }: AssigneeProps) {
  const { t } = useTranslation();
  const { userData } = useMe();
  const personOf = usePeople(houseId);
  if (person === null) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {nobody}
      </Typography>
    );
  }
  const { _id: id, name, photo } = personOf(person);
  const isOwn = id === userData._id;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <PersonAvatar id={id} name={name} photo={photo} size={28} />
      <Typography variant="body2" sx={{ fontWeight: isOwn ? 650 : 400, overflowWrap: 'anywhere' }}>
        {isOwn ? t('chores.turn.you') : person.first_name}
      </Typography>
    </Box>
  );
}
