import { useTranslation } from '../i18n/use-translation.ts';
import { showError, tell } from '../lib/alerts.ts';
import { logFailure } from '../lib/log.ts';

/** Puts something on the clipboard and says so; where that is not allowed, says it to be copied by hand. */
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
