import { createHash } from 'node:crypto';

import { languageAttributes, type PassportFacts } from '@common-roof/contracts';
import { passportWords } from '@common-roof/words';

import { canonicalJson } from '#kernel/evidence/canonical-json.ts';
import type { SigningKeys } from '#kernel/evidence/signing-keys.ts';
import { escapeHtml } from '#kernel/http/escape-html.ts';
import { PASSPORT_SCRIPT } from './passport-file.script.ts';
import { PASSPORT_STYLE } from './passport-file.style.ts';

export interface PassportFile {
  readonly html: string;
  /** SHA-256 of what is signed. */
  readonly hash: Buffer;
}

/** Returns a page that shows what is signed and checks itself, without a network. */
export function makePassportFile(facts: PassportFacts, keys: Pick<SigningKeys, 'current' | 'sign'>): PassportFile {
  const signed = canonicalJson(facts);
  const data = [Buffer.from(signed).toString('base64'), keys.sign(signed).toString('hex'), keys.current.point].join(
    '.',
  );
  return { html: pageWith(data, facts), hash: createHash('sha256').update(signed).digest() };
}

function pageWith(data: string, { language, title }: PassportFacts): string {
  const words = passportWords[language].file;
  // What ends a script early has no place in one.
  const script = `${PASSPORT_SCRIPT}(${JSON.stringify(words).replaceAll('<', String.raw`\u003c`)});`;
  const policy = [
    `default-src 'none'`,
    `style-src '${hashOf(PASSPORT_STYLE)}'`,
    `script-src '${hashOf(script)}'`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');
  return `<!doctype html>
<html ${languageAttributes(language)}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)}</title>
<style>${PASSPORT_STYLE}</style>
</head>
<body>
<main id="passport"><p role="status">${escapeHtml(words.checking)}</p><noscript><p>${escapeHtml(words.noScript)}</p></noscript></main>
<script type="text/plain" id="data">${data}</script>
<script>${script}</script>
</body>
</html>
`;
}

const hashOf = (content: string): string => `sha256-${createHash('sha256').update(content).digest('base64')}`;
