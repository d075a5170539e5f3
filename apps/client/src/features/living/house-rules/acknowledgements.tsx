import type { RuleBook } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf } from '#lib/dates.ts';
import { fullName } from '#lib/person.ts';
import { Section } from '#ui/page.tsx';
import { NothingHere } from '#ui/paged-list.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { Tag } from '#ui/tag.tsx';
import { useRuleBookQuery } from './rules-api.ts';

type Roomie = NonNullable<RuleBook['acknowledgements']['roomies']>[number];

function Row({ roomie }: { roomie: Roomie }) {
  const { t, i18n } = useTranslation();
  const { _id: id, photo, acknowledged_at: at } = roomie;
  const name = fullName(roomie);
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1 }}>
      <PersonAvatar id={id} name={name} photo={photo} size={36} />
      <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Typography>
      <Tag tone={at === null ? 'warning' : 'success'}>
        {at === null ? t('rules.book.missing') : dateOf(at, i18n.language)}
      </Tag>
    </Box>
  );
}

/**
 * Who has acknowledged the current rules, for the homeowner. Loading and failures are shown by the rules themselves.
 */
export function Acknowledgements({ houseId }: { houseId: string }) {
  const { t } = useTranslation();
  const { currentData: book } = useRuleBookQuery({ houseId });
  if (book === undefined || book.version === 0) return null;
  const { given, of, roomies } = book.acknowledgements;
  return (
    <Section id="acknowledged" title={t('rules.book.who')}>
      {roomies === null || roomies.length === 0 ? (
        <NothingHere text={t('rules.book.nobody')} />
      ) : (
        <Box sx={{ px: { xs: 2, sm: 3 }, pb: 2 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('rules.book.given', { count: given, of })}
          </Typography>
          <Box component="ul" aria-labelledby="acknowledged" sx={{ listStyle: 'none', m: 0, p: 0, mt: 1 }}>
            {roomies.map((roomie) => (
              <Row key={roomie._id} roomie={roomie} />
            ))}
          </Box>
        </Box>
      )}
    </Section>
  );
}
