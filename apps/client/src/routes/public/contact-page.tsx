import { ContactForm } from '#features/identity/contact/contact-form.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { PublicPage } from '#ui/public-page.tsx';

export default function ContactPage() {
  const { t } = useTranslation();
  return (
    <PublicPage heading={t('contact.heading')} lead={t('contact.lead')} width={600}>
      <ContactForm />
    </PublicPage>
  );
}
