import { callPublic } from '#api/call-public.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { MailedCodeField } from '#ui/mailed-code-field.tsx';

interface CodeFieldProps {
  slug: string;
  /** The offer's address, mostly masked. */
  sentTo: string;
  code: string;
  /** Set after an attempt to sign without it. */
  isMissing: boolean;
  onChange: (code: string) => void;
}

/** Asks for the code that is e-mailed to the offer's address. */
export function CodeField({ slug, sentTo, ...field }: CodeFieldProps) {
  const { t } = useTranslation();
  const texts = {
    heading: t('ads.newLease.code.heading'),
    text: t('ads.newLease.code.text', { sentTo }),
    sent: t('ads.newLease.code.sent', { sentTo }),
    field: t('ads.newLease.code.field'),
    send: t('ads.newLease.code.send'),
    again: t('ads.newLease.code.again'),
    missing: t('ads.newLease.code.missing'),
    askFirst: t('ads.newLease.code.askFirst'),
  };
  return (
    <MailedCodeField
      {...field}
      texts={texts}
      onSend={() => callPublic('POST /api/newlease/{slug}/code', { params: { slug } })}
    />
  );
}
