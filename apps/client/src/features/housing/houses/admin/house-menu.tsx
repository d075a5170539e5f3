import type { HouseForAdmin } from '@common-roof/contracts';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { showOutcome } from '#api/show-outcome.ts';
import { fullName } from '#lib/person.ts';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { MoreIcon } from '#ui/icons.tsx';
import { useArchiveHouseMutation, useRestoreHouseMutation } from '#features/housing/houses/houses-api.ts';
import { useOnlyThese } from './use-only-these.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

const EditHouseDialog = lazyOnOpen(async () => (await import('./edit-house-dialog.tsx')).EditHouseDialog);

/** An admin's actions on a house. */
export function HouseMenu({ house }: { house: HouseForAdmin }) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<'edit' | 'archive' | null>(null);
  const [archive] = useArchiveHouseMutation();
  const [restore] = useRestoreHouseMutation();
  const onlyThese = useOnlyThese();
  const { name } = house;
  const owner = fullName(house.homeowner);
  const ending = house.state === 'draft' ? 'discard' : 'archive';
  const close = (): void => {
    setAnchor(null);
  };
  const ask = (what: 'edit' | 'archive') => () => {
    close();
    setAsked(what);
  };
  const leave = (): void => {
    setAsked(null);
  };

  return (
    <>
      <IconButton
        aria-label={t('allHouses.actions', { name })}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
        }}
      >
        <MoreIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {house.state !== 'archived' && <MenuItem onClick={ask('edit')}>{t('allHouses.edit')}</MenuItem>}
        <MenuItem component={Link} to={paths.houseChats(house._id)} state={{ name }}>
          {t('allHouses.chats')}
        </MenuItem>
        <MenuItem component={Link} to={onlyThese('homeowner_id', house.homeowner_id)} replace onClick={close}>
          {t('allHouses.onlyOfOwner', { name: owner })}
        </MenuItem>
        <MenuItem component={Link} to={onlyThese('city', house.city)} replace onClick={close}>
          {t('allHouses.onlyInCity', { city: house.city })}
        </MenuItem>
        <MenuItem component={Link} to={paths.auditOf(house._id)}>
          {t('allHouses.audit')}
        </MenuItem>
        {house.state === 'archived' ? (
          <MenuItem
            onClick={() => {
              // The second half of a double click arrives while the menu fades out.
              if (anchor === null) return;
              close();
              void showOutcome(restore({ params: { id: house._id } }), t('allHouses.restored', { name }));
            }}
          >
            {t('allHouses.restore')}
          </MenuItem>
        ) : (
          <MenuItem onClick={ask('archive')} sx={{ color: 'error.main' }}>
            {t(`allHouses.${ending}`)}
          </MenuItem>
        )}
      </Menu>
      {asked === 'edit' && <EditHouseDialog house={house} onClose={leave} />}
      <ConfirmDialog
        open={asked === 'archive'}
        title={t(`allHouses.${ending}Ask`, { name })}
        text={t(`allHouses.${ending}Text`, { owner })}
        confirm={t(`allHouses.${ending}`)}
        onClose={leave}
        onConfirm={() => {
          leave();
          void showOutcome(
            archive({ params: { id: house._id }, body: { homeowner_id: house.homeowner_id } }),
            t(ending === 'discard' ? 'allHouses.discarded' : 'allHouses.archived', { name }),
          );
        }}
      />
    </>
  );
}
