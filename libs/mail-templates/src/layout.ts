import { directionOf, languageAttributes, type Locale } from '@common-roof/contracts';

/** A rendered e-mail; it always has both parts, so that it reads well everywhere. */
export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export interface MailContent {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly quotes?: readonly { readonly author: string; readonly at: string; readonly text: string }[];
  readonly action?: { readonly label: string; readonly url: string };
  readonly small?: readonly string[];
  /** One-click unsubscription from this kind of e-mail; transactional mail has none. */
  readonly unsubscribe?: { readonly label: string; readonly url: string };
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML. Everything interpolated below goes through it. */
export const escapeHtml = (value: string): string => value.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const PAPER = '#FBF7F0';
const INK = '#22201C';
const GREEN = '#1F5C43';
const QUIET = '#6B665C';

const paragraph = (text: string, style = ''): string =>
  `<p style="margin:0 0 16px;${style}">${escapeHtml(text).replace(/\n/g, '<br>')}</p>`;

function html(
  { greeting, paragraphs, quotes = [], action, small = [], unsubscribe, subject }: MailContent,
  locale: Locale,
): string {
  // Mail programs know no logical sides.
  const [side, padding] = directionOf(locale) === 'rtl' ? ['right', '8px 16px 8px 0'] : ['left', '8px 0 8px 16px'];
  const quoted = quotes.map(
    ({ author, at, text }) =>
      `<blockquote style="margin:0 0 12px;padding:${padding};border-${side}:3px solid ${GREEN};">` +
      `<div style="font-size:13px;color:${QUIET};">${escapeHtml(author)} · ${escapeHtml(at)}</div>` +
      `${escapeHtml(text).replace(/\n/g, '<br>')}</blockquote>`,
  );
  const button = action
    ? `<p style="margin:24px 0;"><a href="${escapeHtml(action.url)}" style="background:${GREEN};color:#fff;padding:12px 20px;` +
      `border-radius:12px;text-decoration:none;display:inline-block;">${escapeHtml(action.label)}</a></p>`
    : '';
  const stop = unsubscribe
    ? `<p style="margin:0;font-size:13px;color:${QUIET};"><a href="${escapeHtml(unsubscribe.url)}" style="color:${QUIET};">${escapeHtml(unsubscribe.label)}</a></p>`
    : '';
  return [
    `<!doctype html><html ${languageAttributes(locale)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;padding:24px;background:${PAPER};color:${INK};font:16px/1.5 Inter,Segoe UI,Helvetica,Arial,sans-serif;">`,
    '<div style="max-width:560px;margin:0 auto;background:#fff;border:1px solid #E6DFD2;border-radius:12px;padding:32px;">',
    `<div style="font:600 20px Fraunces,Georgia,serif;color:${GREEN};margin:0 0 24px;">⌂ Common Roof</div>`,
    paragraph(greeting),
    ...paragraphs.map((text) => paragraph(text)),
    ...quoted,
    button,
    ...small.map((text) => paragraph(text, `font-size:13px;color:${QUIET};`)),
    stop,
    '</div></body></html>',
  ].join('\n');
}

function text({ greeting, paragraphs, quotes = [], action, small = [], unsubscribe }: MailContent): string {
  const blocks = [
    greeting,
    ...paragraphs,
    ...quotes.map((quote) => `${quote.author}, ${quote.at}:\n${quote.text.replace(/^/gm, '> ')}`),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ...small,
    ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : []),
    'Common Roof',
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Keeps the subject on one line, whatever a name contains. */
export const renderMail = (content: MailContent, locale: Locale): RenderedMail => ({
  subject: content.subject.replace(/[\r\n\t]+/g, ' ').trim(),
  html: html(content, locale),
  text: text(content),
});
