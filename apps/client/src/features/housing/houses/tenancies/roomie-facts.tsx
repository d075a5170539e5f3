import type { EmergencyContact, RoomiePublic } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { comma } from '#lib/direction.ts';
import { fullName } from '#lib/person.ts';
import { MailLink, PhoneLink } from '#ui/contact-links.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { Section } from '#ui/page.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { Tag } from '#ui/tag.tsx';

function Emergency({ contact: { name, relation, phone } }: { contact: EmergencyContact }) {
  return (
    <>
      {name}
      {relation !== '' && ` (${relation})`}, <PhoneLink number={phone} />
    </>
  );
}

/** A roomie's profile, contact details and emergency contact, for their homeowner. */
export function RoomieFacts({ roomie }: { roomie: RoomiePublic }) {
  const { t, i18n } = useTranslation();
  const { email, phone, emergency_contact: emergency, away } = roomie;
  const none = t('ownAccount.none');
  return (
    <Section id="person" title={t('roomies.person')}>
      <Box sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 2 }}>
          <PersonAvatar id={roomie._id} name={fullName(roomie)} photo={roomie.photo} size={64} />
          <Box>
            <Typography variant="h3" component="p">
              {fullName(roomie)}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>{roomie.room_name}</Typography>
            {roomie.has_joined === false && (
              <Box sx={{ mt: 0.5 }}>
                <Tag tone="warning">{t('roomies.notJoined')}</Tag>
              </Box>
            )}
          </Box>
        </Box>
        <FactList
          facts={[
            [t('roomies.email'), email === null ? none : <MailLink address={email} />],
            [t('account.phone'), phone === null ? none : <PhoneLink number={phone} />],
            [t('profile.edit.emergency.heading'), emergency === null ? none : <Emergency contact={emergency} />],
            [
              t('profile.edit.away.heading'),
              away === null || away.length === 0
                ? t('roomies.neverAway')
                : away.map(({ from, to }) => `${day(from, i18n.language)} – ${day(to, i18n.language)}`).join(comma()),
            ],
          ]}
        />
      </Box>
    </Section>
  );
}
