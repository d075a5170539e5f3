import type { AuditLine } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';

/** Marks the place of the target's name in a sentence. */
const GAP = '\u0001';

/** Calls are logged by contract name: `listFailedEmails` becomes "failed emails". */
const inWords = (what: string): string =>
  what
    .replace(/^(list|get|read|find|download)(?=[A-Z])/, '')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase());

const keyOf = (code: string): 'audit.says.audit_log' =>
  `audit.says.${code.replaceAll(/[^a-zA-Z0-9]+/g, '_')}` as 'audit.says.audit_log';

/**
 * Returns the words after the actor's name, before and after the target. For a code unknown to this client they are
 * made from the code.
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
    const said = t(key) === key ? event : t(key); // an unknown code is shown as it is
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
