import type { DepositState } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { Tag, type TagTone } from '#ui/tag.tsx';

const TONES: Record<DepositState, TagTone> = {
  held: 'warning',
  partly_returned: 'info',
  returned: 'success',
  withheld: 'default',
};

export function DepositStateTag({ state }: { state: DepositState }) {
  const { t } = useTranslation();
  return <Tag tone={TONES[state]}>{t(`deposits.state.${state}`)}</Tag>;
}
