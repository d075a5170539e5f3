import { useTranslation } from '#i18n/use-translation.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useEmailConversationMutation } from '#features/living/chat/chat-api.ts';

interface EmailDialogProps {
  conversationId: string;
  /** The only known address; the server decides which other addresses belong to members. */
  ownEmail: string;
  onClose: () => void;
}

export function EmailDialog({ conversationId, ownEmail, onClose }: EmailDialogProps) {
  const { t } = useTranslation();
  const [send] = useEmailConversationMutation();
  return (
    <FormDialog
      title={t('talk.email.title')}
      text={t('talk.email.text')}
      submit={t('talk.email.submit')}
      width="xs"
      schema={({ emailConversation }) => emailConversation.body}
      values={{ toEmail: ownEmail }}
      send={(body) => send({ params: { id: conversationId }, body })}
      done={t('talk.email.done')}
      onClose={onClose}
    >
      {({ field }) => (
        <Field {...field('toEmail', t('shell.wrongEmail'))} label={t('talk.email.to')} type="email" autoFocus />
      )}
    </FormDialog>
  );
}
