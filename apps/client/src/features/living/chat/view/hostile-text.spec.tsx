import { screen, waitFor, within } from '@testing-library/react';

import { openChat } from '#test/chat.tsx';
import { aMessage } from '#test/people.ts';

/** Forces right-to-left text from here on. */
const TURNED = 'Pay to \u202eGB29 NWBK';
const HOSTILE: readonly string[] = [
  '<script>window.pwned = true</script>',
  '<img src=x onerror="window.pwned = true">',
  '<svg/onload=window.pwned=true><style>*{display:none}</style>',
  '</p></div><iframe srcdoc="<script>parent.pwned = true</script>"></iframe>',
  '&lt;b&gt;bold&lt;/b&gt; &#60;script&#62;',
  'javascript:window.pwned=true',
  'JaVaScRiPt://x.test/%0awindow.pwned=true',
  'data:text/html,<script>window.pwned = true</script>',
  'vbscript:msgbox(1) file:///etc/passwd blob:x.test/1',
  '{{constructor.constructor("window.pwned = true")()}} ${window.pwned = true}',
  '[here](javascript:window.pwned=true)',
  'Pay to \u202eGB29 NWBK\u202c, and not to \u2066me\u2069',
  TURNED,
  '"><a href="javascript:window.pwned=true" autofocus onfocus=window.pwned=true>x</a>',
];
const LINKING = 'https://x.test/"onclick="window.pwned=true and http://x.test/<b>';

describe('a hostile message, AB-21', () => {
  it("is shown as plain text, and can't alter the page", async () => {
    const messages = HOSTILE.map((text, at) => aMessage(at + 1, { text, sender_name: '<b>Henrik</b>' }));
    const { log } = await openChat({ messages });
    for (const text of HOSTILE) expect(log.textContent).toContain(text);
    expect(log.querySelectorAll('script, img[src="x"], iframe, style, svg[onload], a, b')).toHaveLength(0);
    const handlers = [...log.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    );
    expect(handlers).toEqual([]);
    expect(window).not.toHaveProperty('pwned');
  });

  it('links web addresses only, and only the address itself', async () => {
    const { log } = await openChat({ messages: [aMessage(1, { text: LINKING })] });
    const links = within(log).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://x.test/', 'http://x.test/']);
    for (const link of links) expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(log.textContent).toContain(LINKING);
  });

  it('reverses no text but its own', async () => {
    const { log } = await openChat({ messages: [aMessage(1, { text: TURNED })] });
    expect([...log.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual([TURNED]);
    expect(log.querySelector('bdi time')).toBeNull();
  });

  it('is announced as plain text, too', async () => {
    const { fake } = await openChat({ messages: [aMessage(1)] });
    const [text = ''] = HOSTILE;
    fake.push('message:created', aMessage(2, { text }));
    await waitFor(() => {
      expect(screen.getByText(`Henrik Aalto: ${text}`, { selector: '[role="status"]' })).toBeInTheDocument();
    });
    expect(document.querySelectorAll('[role="status"] script')).toHaveLength(0);
  });
});
