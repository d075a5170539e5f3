import { toHtml } from '@common-roof/domain';
import { Editor } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';

import { readHtml } from '#features/letting/leasing/agreements/text/read-html.ts';
import { changeTable, columnsAtCursor, insertTable, TABLE_NODES } from './table-nodes.ts';

let editor: Editor;
const open = (content: string): void => {
  editor = new Editor({ element: document.createElement('div'), extensions: [StarterKit, ...TABLE_NODES], content });
};
const kept = (): string => toHtml(readHtml(editor.getHTML()));
const press = (key: string, shiftKey = false): void => {
  editor.view.someProp('handleKeyDown', (handle) =>
    handle(editor.view, new KeyboardEvent('keydown', { key, shiftKey })),
  );
};

afterEach(() => {
  editor.destroy();
});

describe('a table in the editor', () => {
  it('survives saving and loading', () => {
    const text =
      '<p>Before</p><table><tbody><tr><th><p>Item</p></th><th><p>Count</p></th></tr>' +
      '<tr><td><p>Key</p></td><td></td></tr></tbody></table><p>After</p>';
    open(text);
    expect(kept()).toBe(text);
  });

  it('is inserted with a header row, filled using Tab, and grows after its last cell', () => {
    open('<p></p>');
    insertTable(editor);
    for (const text of ['Item', 'State', 'Desk', 'good', 'Chair', 'worn', 'Lamp']) {
      editor.commands.insertContent(text);
      press('Tab');
    }
    expect(kept()).toBe(
      '<table><tbody><tr><th><p>Item</p></th><th><p>State</p></th></tr><tr><td><p>Desk</p></td><td><p>good</p></td></tr>' +
        '<tr><td><p>Chair</p></td><td><p>worn</p></td></tr><tr><td><p>Lamp</p></td><td></td></tr></tbody></table>',
    );
  });

  it('gains and loses rows and columns, and is deleted as a whole', () => {
    open('<p></p>');
    insertTable(editor);
    expect(columnsAtCursor(editor)).toBe(2);
    changeTable(editor, 'addColumn');
    expect(columnsAtCursor(editor)).toBe(3);
    editor.commands.insertContent('x');
    changeTable(editor, 'deleteRow');
    expect(kept()).toBe('');
    changeTable(editor, 'deleteColumn');
    expect(columnsAtCursor(editor)).toBe(2);
    changeTable(editor, 'deleteTable');
    expect(columnsAtCursor(editor)).toBeNull();
    expect(editor.getHTML()).not.toContain('table');
  });
});
