import { toHtml } from '@common-roof/domain';
import { render } from '@testing-library/react';

import { withChips } from '#features/letting/leasing/agreements/editor/placeholder-node.ts';
import { AgreementText } from './agreement-text.tsx';
import { readHtml } from './read-html.ts';

const HOSTILE =
  '<p onclick="x()">Pay <b>now</b> <img src=x onerror="alert(1)"></p><script>alert(1)</script><svg><text>x</text></svg>';

describe('the text of an agreement', () => {
  it("is read by the server's rules, whatever its source", () => {
    expect(toHtml(readHtml(HOSTILE))).toBe('<p>Pay <strong>now</strong></p>');
  });

  it("is shown with headings below the page's own, in its own language", () => {
    const { container } = render(
      <AgreementText
        document={readHtml('<h2>Rent</h2><p>Due &lt;b&gt; monthly</p><ol><li><p>one</p></li></ol><hr>')}
        language="de"
      />,
    );
    expect(container.querySelector('[lang=de] h3')?.textContent).toBe('Rent');
    expect(container.querySelector('p')?.textContent).toBe('Due <b> monthly');
    expect(container.querySelectorAll('ol > li > p, hr')).toHaveLength(2);
  });

  it('shows tables with column and row headers', () => {
    const { getAllByRole } = render(
      <AgreementText
        document={readHtml(
          '<table><tr><th>Item</th><th>State</th></tr><tr><th>Desk</th><td><b>good</b></td></tr></table>',
        )}
        language="en"
      />,
    );
    expect(getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Item', 'State']);
    expect(getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Desk']);
    expect(getAllByRole('cell').map(({ innerHTML }) => innerHTML)).toEqual([
      '<p><strong><span>good</span></strong></p>',
    ]);
  });

  it('has chips in the editor for known placeholders, and leaves unknown ones as written', () => {
    expect(withChips('<p>{{room_name}}, {{ rent }}, {{nothing}}</p>')).toBe(
      '<p><span data-placeholder="room_name"></span>, <span data-placeholder="rent"></span>, {{nothing}}</p>',
    );
  });
});
