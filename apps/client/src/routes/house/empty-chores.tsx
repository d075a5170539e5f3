import type { House } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { ChoresIcon } from '#ui/icons.tsx';
import { EmptyState, FirstAction } from '#ui/states.tsx';
import { useHouseholdRole } from './household-role.ts';

/** The empty state of a house without chores: its homeowner sets them up, others learn whom to ask. */
export function EmptyChores({ house }: { house: House }) {
  const { t } = useTranslation();
  const role = useHouseholdRole();
  return (
    <EmptyState
      icon={<ChoresIcon />}
      heading={t('chores.empty.heading')}
      text={t(`chores.empty.${role}`, { house: house.name })}
      action={
        role === 'homeowner' && <FirstAction to={paths.setUpChores(house._id)}>{t('chores.empty.setUp')}</FirstAction>
      }
    />
  );
}
