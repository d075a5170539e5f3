import type { HomeownerFigures } from '@common-roof/contracts';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import { useTranslation } from '../../../../i18n/use-translation.ts';
import { paths } from '../../../../lib/paths.ts';
import { day } from '../../../../lib/dates.ts';
import { AddIcon, ClockIcon, DoorIcon, EditIcon } from '../../../../ui/icons.tsx';
import { Section } from '../../../../ui/page.tsx';

type Waiting = HomeownerFigures['waiting'][number];

const ICONS = { draft: EditIcon, releasing: ClockIcon, vacant: DoorIcon, no_rooms: AddIcon } as const;

function useWords(): (waiting: Waiting) => string {
  const { t, i18n } = useTranslation();
  return ({ kind, count, until }) => {
    if (kind === 'vacant') return t('owner.house.waits.vacant', { count });
    if (kind !== 'releasing') return t(`owner.house.waits.${kind}`);
    const many = t('owner.house.waits.releasing', { count });
    return until === null
      ? many
      : `${many}, ${t('owner.house.waits.releasing_until', { day: day(until, i18n.language) })}`;
  };
}

/** What the homeowner can do next, over all houses; each line leads there. */
export function WaitingSection({ waiting }: { waiting: readonly Waiting[] }) {
  const { t } = useTranslation();
  const words = useWords();
  return (
    <Section id="waiting" title={t('owner.dashboard.waiting')}>
      {waiting.length === 0 && (
        <Typography sx={{ px: { xs: 2, sm: 3 }, pb: 3, color: 'text.secondary' }}>
          {t('owner.dashboard.nothing')}
        </Typography>
      )}
      <List disablePadding sx={{ px: { xs: 0.5, sm: 1.5 }, pb: waiting.length === 0 ? 0 : 1.5 }}>
        {waiting.map((item) => {
          const Icon = ICONS[item.kind];
          return (
            <ListItem key={`${item.house_id}:${item.kind}`} disablePadding>
              <ListItemButton
                component={Link}
                to={item.kind === 'draft' ? paths.editHouse(item.house_id) : paths.house(item.house_id)}
              >
                <ListItemIcon sx={{ minWidth: 44, color: 'warning.main' }}>
                  <Icon />
                </ListItemIcon>
                <ListItemText primary={words(item)} secondary={item.house_name} />
              </ListItemButton>
            </ListItem>
          );
        })}
      </List>
    </Section>
  );
}
