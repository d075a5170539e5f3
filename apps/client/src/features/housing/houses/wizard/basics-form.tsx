import type { HouseDetail } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useEffect, useState } from 'react';
import { useController, useForm } from 'react-hook-form';

import { savedElsewhere } from '#api/api-error.ts';
import { showFormError } from '#api/form-errors.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useMe } from '#session/me-context.tsx';
import { useAddHouseMutation, useChangeHouseMutation } from '#features/housing/houses/houses-api.ts';
import { AmenitiesField } from './amenities-field.tsx';
import { BASICS_FIELDS, basicsOf, basicsResolver, newBasics, type BasicsValues } from './basics.ts';
import { BasicsFields } from './basics-fields.tsx';
import { RestoredNote } from './restored-note.tsx';
import { useDraftAutosave, useDraftValues } from './use-form-draft.ts';
import { StaleNote } from '#ui/stale-note.tsx';
import { OfflineNote } from '#ui/offline-note.tsx';

interface BasicsFormProps {
  /** Absent: a new house. */
  house?: HouseDetail;
  submit: string;
  hint?: string;
  actions?: ReactNode;
  /** Called when the form becomes dirty or clean; without it, input is kept as a draft only. */
  onDirty?: (isDirty: boolean) => void;
  onSaved: (house: HouseDetail) => void;
}

/** Saves based on the version that was seen; a newer one is shown to the user, who decides. */
function useSave(house: HouseDetail | undefined, base: number) {
  const { userData } = useMe();
  const [add] = useAddHouseMutation();
  const [change] = useChangeHouseMutation();
  const [version, setVersion] = useState(base);
  return {
    version,
    baseOn: setVersion,
    save: ({ amenities, ...basics }: BasicsValues): Promise<HouseDetail> =>
      house === undefined
        ? add({ params: { id: userData._id }, body: basics }).unwrap()
        : change({ params: { id: house._id }, body: { version, amenities, ...basics } }).unwrap(),
  };
}

/** The storage name of a house form's draft. */
export const basicsName = (houseId: string | undefined): string => `basics:${houseId ?? 'new'}`;

export function BasicsForm({ house, submit, hint, actions, onDirty, onSaved }: BasicsFormProps) {
  const { t, i18n } = useTranslation();
  const name = basicsName(house?._id);
  const [fresh] = useState(() => (house === undefined ? newBasics(i18n.language) : basicsOf(house)));
  const [begun] = useState(house?.version ?? 0);
  const { values, base, isRestored } = useDraftValues(name, fresh, begun);
  const { save, version, baseOn } = useSave(house, base);
  const form = useForm({ resolver: basicsResolver, defaultValues: values });
  const typing = useDraftAutosave(name, form, version);
  const amenities = useController({ control: form.control, name: 'amenities' });
  const [theirs, setTheirs] = useState<HouseDetail | null>(null);
  const [isBack, setBack] = useState(isRestored);
  const { errors, isDirty, isSubmitting } = form.formState;
  useEffect(() => onDirty?.((isDirty || isBack) && !isSubmitting), [onDirty, isDirty, isBack, isSubmitting]);

  const send = form.handleSubmit(async (body) => {
    try {
      const saved = await save(body);
      typing.forget();
      onSaved(saved);
    } catch (error) {
      const held = savedElsewhere<HouseDetail>(error);
      if (held !== null) setTheirs(held);
      else showFormError(error, BASICS_FIELDS, form.setError);
    }
  });
  const decide = (other: HouseDetail, takesTheirs: boolean): void => {
    baseOn(other.version);
    if (takesTheirs) typing.startOver(basicsOf(other));
    setTheirs(null);
  };

  return (
    <Stack component="form" noValidate spacing={4} onSubmit={(event) => void send(event)} sx={{ maxWidth: 860 }}>
      {isBack && (
        <RestoredNote
          onForget={() => {
            typing.startOver(fresh);
            baseOn(begun);
            setBack(false);
          }}
        />
      )}
      {theirs !== null && (
        <StaleNote
          text={t('owner.wizard.conflict')}
          onDecide={(takesTheirs) => {
            decide(theirs, takesTheirs);
          }}
        />
      )}
      <BasicsFields form={form} isMoneyFixed={house?.money_fixed ?? false} />
      {house?.state === 'open' && <AmenitiesField value={amenities.field.value} onChange={amenities.field.onChange} />}
      <OfflineNote />
      {errors.root !== undefined && <Alert severity="error">{errors.root.message}</Alert>}
      {hint !== undefined && <Alert severity="info">{hint}</Alert>}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" size="large" loading={isSubmitting} disabled={theirs !== null}>
          {submit}
        </Button>
        {actions}
      </Stack>
    </Stack>
  );
}
