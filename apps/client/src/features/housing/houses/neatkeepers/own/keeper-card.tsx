import type { Neatkeeper } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { fullName } from '#lib/person.ts';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { ContactLinks } from '#ui/contact-links.tsx';
import { CloseIcon, EditIcon } from '#ui/icons.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { useEndNeatkeeperMutation } from '#features/housing/houses/neatkeepers/neatkeepers-api.ts';
import { usePlanText } from '#features/housing/houses/neatkeepers/use-plan-text.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { userText } from '#ui/user-text.ts';

const PlanDialog = lazyOnOpen(async () => (await import('./plan-dialog.tsx')).PlanDialog);

interface KeeperCardProps {
  keeper: Neatkeeper;
  /** All houses of the homeowner. */
  houses: readonly { _id: string; name: string }[];
}

type Kept = NonNullable<Neatkeeper['houses']>[number];

/** A neatkeeper with their houses and days. */
export function KeeperCard({ keeper, houses }: KeeperCardProps) {
  const { t } = useTranslation();
  const planText = usePlanText();
  const [end] = useEndNeatkeeperMutation();
  const [edited, setEdited] = useState<Kept | 'new' | null>(null);
  const [ending, setEnding] = useState<Kept | null>(null);
  const name = fullName(keeper);
  const kept = keeper.houses ?? [];
  const further = houses.filter(({ _id }) => !kept.some(({ house_id: id }) => id === _id));

  const finish = async ({ house_id, name: house }: Kept): Promise<void> => {
    setEnding(null);
    await showOutcome(end({ params: { id: keeper._id }, body: { house_id } }), t('keepers.ended', { name, house }));
  };

  return (
    <Card component="li" sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <PersonAvatar id={keeper._id} name={name} photo={keeper.photo} size={48} />
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography variant="h3" component="h2">
            {name}
          </Typography>
          <ContactLinks email={keeper.email} phone={keeper.phone} />
        </Box>
        {keeper.disabled === true && <Chip size="small" color="warning" label={t('keepers.disabled')} />}
      </Stack>
      {keeper.about !== null && keeper.about !== '' && (
        <Typography sx={{ mt: 1.5, ...userText, whiteSpace: 'pre-wrap', maxWidth: '72ch' }}>{keeper.about}</Typography>
      )}
      <Box component="ul" aria-label={t('keepers.housesOf', { name })} sx={{ listStyle: 'none', p: 0, m: 0, mt: 2 }}>
        {kept.map((house) => (
          <Stack
            key={house.house_id}
            component="li"
            direction="row"
            sx={{ alignItems: 'center', borderTop: '1px solid', borderColor: 'divider', py: 1, gap: 1 }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{house.name}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {planText(house.cleaning)}
              </Typography>
            </Box>
            <IconButton
              aria-label={t('keepers.changeDays', { name, house: house.name })}
              onClick={() => {
                setEdited(house);
              }}
            >
              <EditIcon />
            </IconButton>
            <IconButton
              aria-label={t('keepers.end', { name, house: house.name })}
              onClick={() => {
                setEnding(house);
              }}
            >
              <CloseIcon />
            </IconButton>
          </Stack>
        ))}
      </Box>
      {further.length > 0 && (
        <Button
          sx={{ mt: 1, ml: -1.5 }}
          aria-label={t('keepers.addHouseOf', { name })}
          onClick={() => {
            setEdited('new');
          }}
        >
          {t('keepers.addHouse')}
        </Button>
      )}
      {edited !== null && (
        <PlanDialog
          keeper={keeper}
          {...(edited === 'new'
            ? { choices: further }
            : { house: { _id: edited.house_id, name: edited.name, cleaning: edited.cleaning } })}
          onClose={() => {
            setEdited(null);
          }}
        />
      )}
      <ConfirmDialog
        open={ending !== null}
        title={t('keepers.endAsk', { name, house: ending?.name ?? '' })}
        text={t('keepers.endText')}
        confirm={t('keepers.endConfirm')}
        onClose={() => {
          setEnding(null);
        }}
        onConfirm={() => {
          if (ending !== null) void finish(ending);
        }}
      />
    </Card>
  );
}
