import type { AgreementTemplate, AgreementType } from '@common-roof/contracts';

import { useMe } from '#session/me-context.tsx';
import { OptionField } from '#ui/option-field.tsx';
import { itemsOf } from '#ui/paged-list.tsx';
import { useTemplatesInfiniteQuery } from '#features/letting/leasing/agreements/agreements-api.ts';

interface TemplateFieldProps {
  label: string;
  /** Label of the empty choice. */
  none: string;
  /** Limits the choice to one type. */
  type?: AgreementType;
  value: string;
  onChoose: (template: AgreementTemplate | undefined) => void;
}

/** Selects one of the homeowner's active templates. */
export function TemplateField({ label, none, type, value, onChoose }: TemplateFieldProps) {
  const { userData } = useMe();
  const templates = itemsOf(useTemplatesInfiniteQuery({ id: userData._id, type, active: 'true' })) ?? [];
  return (
    <OptionField
      label={label}
      value={value}
      fullWidth
      onChange={({ target }) => {
        onChoose(templates.find(({ _id }) => _id === target.value));
      }}
    >
      <option value="">{none}</option>
      {templates.map(({ _id, title }) => (
        <option key={_id} value={_id}>
          {title}
        </option>
      ))}
    </OptionField>
  );
}
