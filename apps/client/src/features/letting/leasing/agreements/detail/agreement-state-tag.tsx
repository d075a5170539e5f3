import type { AgreementState } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { Tag, type TagTone } from '#ui/tag.tsx';

const TONES: Record<AgreementState, TagTone> = {
  draft: 'default',
  sent: 'warning',
  declined: 'error',
  withdrawn: 'default',
  expired: 'error',
  signed: 'info',
  active: 'success',
  inactive: 'default',
  pre_released: 'warning',
  released: 'default',
  cancelled: 'default',
  archived: 'default',
};

export function AgreementStateTag({ state }: { state: AgreementState }) {
  const { t } = useTranslation();
  return <Tag tone={TONES[state]}>{t(`signing.state.${state}`)}</Tag>;
}
