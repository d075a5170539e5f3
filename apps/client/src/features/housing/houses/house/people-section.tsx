import type { RoomiePublic } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { day, todayHere } from '#lib/dates.ts';
import { dot } from '#lib/direction.ts';
import { fullName } from '#lib/person.ts';
import { ContactLinks } from '#ui/contact-links.tsx';
import { AddIcon } from '#ui/icons.tsx';
import { Section } from '#ui/page.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';

/** A house's roomies with contact details, for their homeowner. */
export function PeopleSection({ people, onInvite }: { people: readonly RoomiePublic[]; onInvite?: () => void }) {
  const { t, i18n } = useTranslation();
  return (
    <Section
      id="people"
      title={t('owner.house.people')}
      actions={
        onInvite !== undefined && (
          <Button startIcon={<AddIcon />} onClick={onInvite}>
            {t('roomies.invite')}
          </Button>
        )
      }
    >
      {people.length === 0 && (
        <Typography sx={{ px: { xs: 2, sm: 3 }, pb: 3, color: 'text.secondary' }}>{t('owner.house.nobody')}</Typography>
      )}
      <List disablePadding sx={{ px: 1, pb: people.length === 0 ? 0 : 1.5 }}>
        {people.map((person) => (
          <ListItem key={person._id} sx={{ gap: 2, px: { xs: 1, sm: 2 }, py: 1, alignItems: 'flex-start' }}>
            <PersonAvatar id={person._id} name={fullName(person)} photo={person.photo} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography>
                <Link
                  component={RouterLink}
                  to={paths.roomie(person._id)}
                  sx={{ display: 'inline-block', py: 0.75, my: -0.75 }}
                >
                  {fullName(person)}
                </Link>
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {[
                  person.room_name,
                  person.starts_on === null
                    ? null
                    : t(person.starts_on > todayHere() ? 'owner.room.from' : 'owner.room.since', {
                        day: day(person.starts_on, i18n.language),
                      }),
                ]
                  .filter((part) => part !== null)
                  .join(dot())}
              </Typography>
              <ContactLinks email={person.email} phone={person.phone} />
            </Box>
          </ListItem>
        ))}
      </List>
    </Section>
  );
}
