import type { AuditLine } from '@common-roof/contracts';

import { useTranslation } from '../../../i18n/use-translation.ts';

/** Stands in the sentence where the name of what it is about goes. */
const GAP = '\u0001';

/** Calls are written down by their name in the contract: `listFailedEmails` reads as "failed emails". */
const inWords = (what: string): string =>
  what
    .replace(/^(list|get|read|find|download)(?=[A-Z])/, '')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase());

const keyOf = (code: string): 'audit.says.audit_log' =>
  `audit.says.${code.replaceAll(/[^a-zA-Z0-9]+/g, '_')}` as 'audit.says.audit_log';

/**
 * What somebody did, to be read after their name: the words before and after what it is about. The sentence of a code that
 * this client does not know is made of the code.
 */
export function useSentence(): (line: AuditLine) => { before: string; after: string; namesTarget: boolean } {
  const { t } = useTranslation();
  return ({ event, details }) => {
    const code = [details['action'], details['call'], details['what']].find((fact) => typeof fact === 'string');
    const whole = code === undefined ? '' : t(keyOf(code), { target: GAP });
    if (code !== undefined && whole !== keyOf(code)) {
      const [before = '', after] = whole.split(GAP);
      return { before, after: after ?? '', namesTarget: after !== undefined };
    }
    const key = `audit.event.${event as 'authz_admin'}` as const;
    const said = t(key) === key ? event : t(key); // one that this client does not know is named as it is
    if (code === undefined) return { before: `${said} `, after: '', namesTarget: false };
    const isReading = event === 'sensitive_read';
    const what = inWords(code);
    return {
      before: isReading
        ? t('audit.looked', { what })
        : event === 'authz_admin'
          ? t('audit.did', { what })
          : `${said}: ${what}`,
      after: '',
      namesTarget: false,
    };
  };
}
