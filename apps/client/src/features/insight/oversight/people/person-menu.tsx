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
import {
  type PeopleKind,
  type PersonRow,
  useDisablePersonMutation,
  useEnablePersonMutation,
  useInviteAgainMutation,
  useResetFactorsMutation,
} from './people-api.ts';
import { useMe } from '#session/me-context.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

const ChangePersonDialog = lazyOnOpen(async () => (await import('./person-dialog.tsx')).ChangePersonDialog);

type Asked = 'edit' | 'disable' | 'reset';

/** An admin's actions on a person. */
export function PersonMenu({ kind, person }: { kind: PeopleKind; person: PersonRow }) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [disable] = useDisablePersonMutation();
  const [enable] = useEnablePersonMutation();
  const [inviteAgain] = useInviteAgainMutation();
  const { userData } = useMe();
  const isOneself = userData._id === person._id;
  const [reset] = useResetFactorsMutation();
  const name = fullName(person);
  const close = (): void => {
    setAnchor(null);
  };
  const ask = (what: Asked) => () => {
    close();
    setAsked(what);
  };

  return (
    <>
      <IconButton
        aria-label={t('people.actions', { name })}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
        }}
      >
        <MoreIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {kind !== 'admin' && <MenuItem onClick={ask('edit')}>{t('people.edit')}</MenuItem>}
        {person.invited === true && !person.disabled && (
          <MenuItem
            onClick={() => {
              // The second half of a double click arrives while the menu fades out.
              if (anchor === null) return;
              close();
              void showOutcome(inviteAgain({ id: person._id }), t('people.added', { email: person.email }));
            }}
          >
            {t('people.inviteAgain')}
          </MenuItem>
        )}
        {kind === 'homeowner' && (
          <MenuItem component={Link} to={paths.housesOf(person._id)}>
            {t('people.showHouses')}
          </MenuItem>
        )}
        <MenuItem component={Link} to={paths.auditOf(person._id)}>
          {t('people.audit')}
        </MenuItem>
        {!isOneself && <MenuItem onClick={ask('reset')}>{t('people.resetFactors')}</MenuItem>}
        {person.disabled ? (
          <MenuItem
            onClick={() => {
              // The second half of a double click arrives while the menu fades out.
              if (anchor === null) return;
              close();
              void showOutcome(enable({ id: person._id }), t('people.enabled', { name }));
            }}
          >
            {t('people.enable')}
          </MenuItem>
        ) : (
          !isOneself && (
            <MenuItem onClick={ask('disable')} sx={{ color: 'error.main' }}>
              {t('people.disable')}
            </MenuItem>
          )
        )}
      </Menu>
      {asked === 'edit' && (
        <ChangePersonDialog
          kind={kind}
          person={person}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
      <ConfirmDialog
        open={asked === 'disable'}
        title={t('people.disableAsk', { name })}
        text={t('people.disableText')}
        confirm={t('people.disable')}
        onClose={() => {
          setAsked(null);
        }}
        onConfirm={() => {
          setAsked(null);
          void showOutcome(disable({ kind, id: person._id }), t('people.disabled', { name }));
        }}
      />
      <ConfirmDialog
        open={asked === 'reset'}
        title={t('people.resetAsk', { name })}
        text={t('people.resetText')}
        confirm={t('people.resetFactors')}
        onClose={() => {
          setAsked(null);
        }}
        onConfirm={() => {
          setAsked(null);
          void showOutcome(reset({ id: person._id }), t('people.reset', { name }));
        }}
      />
    </>
  );
}
