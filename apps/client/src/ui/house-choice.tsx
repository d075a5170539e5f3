import type { House } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { OptionField } from './option-field.tsx';

interface HouseChoiceProps {
  houses: readonly House[];
  house: House;
  onChoose: (id: string) => void;
}

/** Selects a house; nothing if there is only one. */
export function HouseChoice({ houses, house, onChoose }: HouseChoiceProps) {
  const { t } = useTranslation();
  if (houses.length < 2) return null;
  return (
    <OptionField
      size="small"
      label={t('shell.house')}
      value={house._id}
      onChange={({ target }) => {
        onChoose(target.value);
      }}
      sx={{ minWidth: 200, maxWidth: 360, width: { xs: '100%', sm: 'auto' } }}
    >
      {houses.map(({ _id: id, name, is_sample: isSample }) => (
        <option key={id} value={id}>
          {isSample ? t('shell.sampleNamed', { name }) : name}
        </option>
      ))}
    </OptionField>
  );
}
