import type { HouseRight } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { ShieldIcon } from '#ui/icons.tsx';
import { EmptyState, ListSkeleton } from '#ui/states.tsx';
import { useCanRun } from './speaker-api.ts';

interface NeedsRightProps {
  right: HouseRight;
  houseId: string;
  children: ReactNode;
}

/** Shows a form to those who can use it, and takes it away when that ends. */
export function NeedsRight({ right, houseId, children }: NeedsRightProps) {
  const { t } = useTranslation();
  const can = useCanRun(right, houseId);
  if (can === true) return children;
  if (can === undefined) return <ListSkeleton rows={5} avatar={false} />;
  return (
    <EmptyState
      icon={<ShieldIcon />}
      text={t(`speaker.noRight.${right}`)}
      action={
        <Button component={Link} to={paths.whoRunsWhat} variant="contained">
          {t('speaker.noRight.see')}
        </Button>
      }
    />
  );
}
