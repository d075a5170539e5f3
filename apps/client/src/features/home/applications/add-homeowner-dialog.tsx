import { type FieldErrors, useForm, type UseFormRegister } from 'react-hook-form';

import { contractResolver } from '../../../api/contract-resolver.ts';
import { showFormError } from '../../../api/form-errors.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { tell } from '../../../lib/alerts.ts';
import { useDecideApplicationMutation } from './applications-api.ts';
import { PersonFields, type PersonValues } from './person-fields.tsx';
import { FormFrame, stateOf } from '../../../ui/form-frame.tsx';

/** Creates an account without an application, for a person the admins know. */
export function AddHomeownerDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [decide] = useDecideApplicationMutation();
  const form = useForm({
    resolver: contractResolver(({ addHomeownerApplicant }) => addHomeownerApplicant.body),
    defaultValues: { decision: 'create' as const, first_name: '', last_name: '', email: '' },
  });
  const errors = form.formState.errors as FieldErrors<PersonValues>;

  const submit = form.handleSubmit(async (body) => {
    try {
      const { homeowner } = await decide({ body }).unwrap();
      tell(t('applications.added', { email: homeowner?.email ?? '' }));
      onClose();
    } catch (error) {
      showFormError(error, ['first_name', 'last_name', 'email'], form.setError);
    }
  });

  return (
    <FormFrame
      {...stateOf(form)}
      title={t('applications.addTitle')}
      text={t('applications.addText')}
      submit={t('applications.addSend')}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <PersonFields
        register={form.register as unknown as UseFormRegister<PersonValues>}
        errors={errors}
        own={false}
        autoFocus
      />
    </FormFrame>
  );
}
