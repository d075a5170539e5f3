import { useForm } from 'react-hook-form';

import { contractResolver } from '../../../../api/contract-resolver.ts';
import { showFormError } from '../../../../api/form-errors.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { tell } from '../../../../lib/alerts.ts';
import { useEmailConversationMutation } from '../chat-api.ts';
import { FormFrame, stateOf } from '../../../../ui/form-frame.tsx';
import { fieldProps } from '../../../../ui/field-props.ts';
import { TextField } from '../../../../ui/text-field.tsx';

interface EmailDialogProps {
  conversationId: string;
  /** The only known address; the server decides which other addresses belong to members. */
  ownEmail: string;
  onClose: () => void;
}

export function EmailDialog({ conversationId, ownEmail, onClose }: EmailDialogProps) {
  const { t } = useTranslation();
  const [send] = useEmailConversationMutation();
  const form = useForm({
    resolver: contractResolver(({ emailConversation }) => emailConversation.body),
    defaultValues: { toEmail: ownEmail },
  });
  const submit = form.handleSubmit(async (body) => {
    try {
      await send({ params: { id: conversationId }, body }).unwrap();
      tell(t('chat.email.done'));
      onClose();
    } catch (error) {
      showFormError(error, ['toEmail'], form.setError);
    }
  });
  return (
    <FormFrame
      {...stateOf(form)}
      title={t('chat.email.title')}
      text={t('chat.email.text')}
      submit={t('chat.email.submit')}
      width="xs"
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField
        {...fieldProps(form, 'toEmail', { wrong: t('shell.wrongEmail') })}
        label={t('chat.email.to')}
        type="email"
        fullWidth
        autoFocus
      />
    </FormFrame>
  );
}
