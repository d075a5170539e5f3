import type { Conversation } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';

import { useTranslation } from '../../i18n/use-translation.ts';
import { fullName } from '../../lib/person.ts';
import { Section } from '../../ui/page.tsx';
import { PersonAvatar } from '../../ui/person-avatar.tsx';

/** Who shares the roof, as the house's conversation knows them: with who is here right now. */
export function Housemates({ house, me }: { house: Conversation | undefined; me: string }) {
  const { t } = useTranslation();
  const others = house?.members.filter(({ _id }) => _id !== me) ?? [];
  return (
    <Section id="housemates" title={t('houses.today.housemates')}>
      {others.length === 0 && (
        <Typography sx={{ px: 3, pb: 3, color: 'text.secondary' }}>{t('houses.today.nobody')}</Typography>
      )}
      <List sx={{ px: 1, pb: 1.5, pt: 0 }}>
        {others.map((member) => (
          <ListItem key={member._id} sx={{ gap: 2, px: 2, py: 1 }}>
            <PersonAvatar id={member._id} name={fullName(member)} photo={member.photo} online={member.online} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography noWrap>{fullName(member)}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {member.online ? t('chat.online') : t('chat.offline')}
              </Typography>
            </Box>
            {member.role === 'homeowner' && (
              <Chip size="small" variant="outlined" label={t('houses.today.homeownerBadge')} />
            )}
          </ListItem>
        ))}
      </List>
    </Section>
  );
}
