import type { Conversation } from '@common-roof/contracts';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';

import { MemberItem } from '#features/living/chat/members/member-item.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { Section } from '#ui/page.tsx';

/** The members of the house's conversation, with their presence. */
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
          <MemberItem key={member._id} member={member} />
        ))}
      </List>
    </Section>
  );
}
