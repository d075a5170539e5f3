import { type AgreementDocument, DEEPEST, linesOf, MOST_COLUMNS } from './document.ts';
import { toHtml } from './html.ts';
import { fillPlaceholders, placeholdersIn } from './placeholders.ts';
import { type NodeView, readDocument } from './read-document.ts';

interface Element {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly children: readonly Node[];
}
type Node = string | Element;

const view: NodeView<Node> = {
  text: (node) => (typeof node === 'string' ? node : undefined),
  name: (node) => (typeof node === 'string' ? '' : node.name),
  attribute: (node, name) => (typeof node === 'string' ? undefined : node.attributes?.[name]),
  children: (node) => (typeof node === 'string' ? [] : node.children),
};
const el = (name: string, ...children: Node[]): Element => ({ name, children });
const read = (...nodes: Node[]): AgreementDocument => readDocument(nodes, view);
const html = (...nodes: Node[]): string => toHtml(read(...nodes));

describe('reading the text of an agreement', () => {
  it('keeps paragraphs, headings, lists, quotations, rules, breaks and three kinds of emphasis', () => {
    expect(
      html(
        el('h2', 'Rent'),
        el('p', 'It is ', el('strong', 'due'), ' on ', el('em', 'Monday'), el('br'), el('u', 'always'), '.'),
        el('ol', el('li', el('p', 'one')), el('li', el('p', 'two'), el('ul', el('li', el('p', 'inside'))))),
        el('blockquote', el('p', 'said')),
        el('hr'),
      ),
    ).toBe(
      '<h2>Rent</h2><p>It is <strong>due</strong> on <em>Monday</em><br><u>always</u>.</p>' +
        '<ol><li><p>one</p></li><li><p>two</p><ul><li><p>inside</p></li></ul></li></ol>' +
        '<blockquote><p>said</p></blockquote><hr>',
    );
  });

  it('writes equivalent markup in one form', () => {
    expect(html(el('p', el('i', el('b', 'a')), el('b', el('em', 'b'))))).toBe(
      html(el('p', el('strong', el('em', 'ab')))),
    );
    expect(html('  one \n line ', el('p', '', ' '), el('div', 'two'))).toBe('<p>one line</p><p>two</p>');
    expect(html(el('h1', 'A'), el('h5', 'B'))).toBe('<h2>A</h2><h3>B</h3>');
    expect(html(el('p', 'e\u0301'))).toBe('<p>\u00e9</p>');
  });

  it('keeps at most thirty accents per letter, even across elements', () => {
    const marks = Array.from({ length: 40 }, () => [el('i'), '\u0323']).flat();
    const kept = html(el('p', 'x', ...marks, 'y'));
    expect(kept).toBe(`<p>x${'\u0323'.repeat(30)}y</p>`.normalize('NFC'));
    expect(html(el('p', `x${'\u0323'.repeat(40)}y`))).toBe(kept);
  });

  it('puts the content of a heading on one line, and reads it the same every time', () => {
    const heading = html(el('h4', el('u', 'text', el('p', '!')), el('p', el('u', 'and'), el('u', ' more'))));
    expect(heading).toBe('<h3><u>text</u> <u>!</u> <u>and more</u></h3>');
    expect(html(el('h2', el('u', 'one'), el('p', el('u', 'two'))))).toBe('<h2><u>one</u> <u>two</u></h2>');
  });

  it('drops non-text elements with everything in them', () => {
    expect(html(el('script', 'alert(1)'), el('svg', el('p', 'x')), el('style', 'p{}'), el('p', 'stays'))).toBe(
      '<p>stays</p>',
    );
  });

  it('keeps the text of unknown elements', () => {
    expect(html(el('a', 'a link'), ' and ', el('font', 'a font'))).toBe('<p>a link and a font</p>');
  });

  it('escapes markup and removes characters that change the text direction', () => {
    expect(html(el('p', '<b>&"'))).toBe('<p>&lt;b&gt;&amp;&quot;</p>');
    expect(html(el('p', 'pay \u202e001\u202c now\u0007'))).toBe('<p>pay 001 now</p>');
  });

  it(`nests lists ${String(DEEPEST)} levels deep and flattens deeper ones`, () => {
    const nested = (levels: number): Element =>
      el('ul', el('li', el('p', `level ${String(levels)}`), ...(levels > 1 ? [nested(levels - 1)] : [])));
    const lists = html(nested(10)).match(/<ul>/g);
    expect(lists).toHaveLength(DEEPEST);
    expect(linesOf(read(nested(10)))).toHaveLength(10);
  });

  it('stops at a nesting depth that no person writes', () => {
    let deep: Node = 'bottom';
    for (let level = 0; level < 50_000; level += 1) deep = el('b', deep);
    expect(html(el('p', 'top'), deep)).toBe('<p>top</p>');
  });
});

describe('a table in the text of an agreement', () => {
  const row = (...cells: Node[]): Element => el('tr', ...cells);
  const wide = (name: string, attributes: Record<string, string>, ...children: Node[]): Element => ({
    ...el(name, ...children),
    attributes,
  });

  it('keeps its rows, headings and the content of its cells', () => {
    const kept =
      '<table><tbody><tr><th><p>Item</p></th><th><p>Condition</p></th></tr>' +
      '<tr><td><p>Desk</p><p>oak</p></td><td><p><strong>good</strong></p></td></tr></tbody></table>';
    const rows = [row(el('th', 'Item'), el('th', el('p', 'Condition'))), row(el('td', el('p', 'Desk'), el('p', 'oak')), el('td', el('b', 'good')))]; // prettier-ignore
    expect(html(el('table', ...rows))).toBe(kept);
    expect(html(el('table', el('colgroup', el('col')), ' ', el('thead', rows[0] ?? ''), el('tbody', rows[1] ?? '')))).toBe(kept); // prettier-ignore
    expect(linesOf(read(el('table', ...rows)))).toEqual(['Item | Condition', 'Desk oak | good']);
    expect(html(el('ul', el('li', el('table', ...rows))))).toBe(`<ul><li>${kept}</li></ul>`);
  });

  it('has equally many cells in every row, even with spanning cells', () => {
    const table = el(
      'table',
      row(wide('th', { colspan: '2' }, 'Both'), el('th', 'Third')),
      row(wide('td', { rowspan: '2' }, 'High'), el('td', 'a'), el('td', 'b')),
      row(el('td', 'c')),
    );
    expect(html(table)).toBe(
      '<table><tbody><tr><th><p>Both</p></th><td></td><th><p>Third</p></th></tr>' +
        '<tr><td><p>High</p></td><td><p>a</p></td><td><p>b</p></td></tr>' +
        '<tr><td></td><td><p>c</p></td><td></td></tr></tbody></table>',
    );
  });

  it('puts its caption before it', () => {
    expect(html(el('table', el('caption', 'Keys'), row(el('td', 'front door'), el('td', '2'))))).toBe(
      '<p>Keys</p><table><tbody><tr><td><p>front door</p></td><td><p>2</p></td></tr></tbody></table>',
    );
  });

  it('becomes plain text when it is only layout, wider than a page or has content beside its cells', () => {
    const cells = Array.from({ length: MOST_COLUMNS + 1 }, (_, at) => el('td', String(at)));
    expect(html(el('table', row(el('td', el('h2', 'Mail')), ' '), row(el('td', 'text'))))).toBe(
      '<h2>Mail</h2><p>text</p>',
    );
    expect(linesOf(read(el('table', row(...cells))))).toHaveLength(MOST_COLUMNS + 1);
    expect(html(el('table', row(wide('td', { colspan: '1e9' }, 'far'), el('td', 'out'))))).toBe('<p>far</p><p>out</p>');
    expect(html(el('table', 'loose', row(el('td', 'a'), el('td', 'b'))))).toBe('<p>loose</p><p>a</p><p>b</p>');
  });

  it('holds no nested table, and is dropped when its cells are empty', () => {
    const inner = el('table', row(el('td', 'in'), el('td', 'side')));
    expect(html(el('table', row(el('td', inner), el('td', 'x'))))).toBe(
      '<table><tbody><tr><td><p>in</p><p>side</p></td><td><p>x</p></td></tr></tbody></table>',
    );
    expect(html(el('table', row(el('td'), el('td', ' '))))).toBe('');
  });

  it('has its placeholders filled in', () => {
    const table = read(el('table', row(el('td', 'Rent'), el('td', '{{rent}}'))));
    expect(placeholdersIn(table).known).toEqual(['rent']);
    expect(toHtml(fillPlaceholders(table, { rent: '€640' }))).toContain('<td><p>€640</p></td>');
  });
});

describe('placeholders', () => {
  const document = read(
    el('p', 'For {{ room_name }} and {{roomie_name}}, {{room_name}}'),
    el('ul', el('li', '{{rent}}')),
  );

  it('are found in order of appearance, each once', () => {
    expect(placeholdersIn(document)).toEqual({ known: ['room_name', 'roomie_name', 'rent'], unknown: [] });
  });

  it('are reported as written when they are unknown or incomplete', () => {
    expect(placeholdersIn(read(el('p', '{{ romm_name }} and {{rent')))).toEqual({
      known: [],
      unknown: ['{{ romm_name }}', '{{'],
    });
    expect(placeholdersIn(read(el('p', '{{', el('b', 'rent'), '}}'))).unknown).toEqual(['{{', '}}']);
  });

  it('are replaced by their values as plain text; unknown ones stay', () => {
    const filled = fillPlaceholders(document, { room_name: '<i>Loft</i> {{rent}}', rent: '£620.00' });
    expect(toHtml(filled)).toBe(
      '<p>For &lt;i&gt;Loft&lt;/i&gt; {rent} and {{roomie_name}}, &lt;i&gt;Loft&lt;/i&gt; {rent}</p>' +
        '<ul><li><p>£620.00</p></li></ul>',
    );
    expect(placeholdersIn(filled).known).toEqual(['roomie_name']);
  });
});
