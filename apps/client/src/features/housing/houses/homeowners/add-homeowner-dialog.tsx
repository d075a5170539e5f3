import { useTranslation } from '#i18n/use-translation.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useDecideApplicationMutation } from './applications-api.ts';
import { PersonFields } from './person-fields.tsx';

/** Creates an account without an application, for a person the admins know. */
export function AddHomeownerDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [decide] = useDecideApplicationMutation();
  return (
    <FormDialog
      title={t('applications.addTitle')}
      text={t('applications.addText')}
      submit={t('applications.addSend')}
      schema={({ addHomeownerApplicant }) => addHomeownerApplicant.body}
      values={{ first_name: '', last_name: '', email: '', phone: '' }}
      body={({ phone, ...person }) => ({
        decision: 'create' as const,
        ...person,
        ...(phone.trim() === '' ? {} : { phone }),
      })}
      send={(body) => decide({ body })}
      done={({ homeowner }) => t('applications.added', { email: homeowner?.email ?? '' })}
      onClose={onClose}
    >
      {({ field }) => <PersonFields field={field} own={false} autoFocus />}
    </FormDialog>
  );
}
