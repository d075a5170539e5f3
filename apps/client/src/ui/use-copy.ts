import { useTranslation } from '#i18n/use-translation.ts';
import { showError, tell } from '#lib/alerts.ts';
import { logFailure } from '#lib/log.ts';

/**
 * Returns a function that copies to the clipboard and confirms it; if that isn't allowed, it shows the text to copy by
 * hand.
 */
export function useCopy(what: 'link' | 'text'): (text: string) => Promise<void> {
  const { t } = useTranslation();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      tell(t(`shell.copied.${what}`));
    } catch (cause) {
      logFailure('The clipboard could not be written', cause);
      showError(t(`shell.notCopied.${what}`, { text }));
    }
  };
}
