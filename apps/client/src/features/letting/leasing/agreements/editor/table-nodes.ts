import { type Editor, Node } from '@tiptap/core';
import { MOST_COLUMNS } from '@common-roof/domain';
import { TextSelection } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  selectedRect,
  tableEditing,
} from '@tiptap/pm/tables';

/** The names ProseMirror's tables use for these nodes. */
const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const NEW_ROWS = 3;
const NEW_COLUMNS = 2;

/** Spans only exist in pasted tables; the saved text has none. */
const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) =>
    Math.max(1, Math.min(Number(element.getAttribute(name) ?? 1) || 1, MOST_COLUMNS)),
});

const cell = (name: 'tableCell' | 'tableHeader', tag: 'td' | 'th') =>
  Node.create({
    name,
    // What libs/domain keeps of a cell: see `readDocument`.
    content: 'paragraph+',
    isolating: true,
    addAttributes: () => ({ colspan: span('colspan'), rowspan: span('rowspan'), colwidth: { default: null, rendered: false } }), // prettier-ignore
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const Row = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: ({ name }) => ({ tableRole: ROLES[name] }),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const to = (editor: Editor, direction: 1 | -1): boolean =>
      goToNextCell(direction)(editor.state, editor.view.dispatch);
    return {
      // Tab in the last cell adds a row, as in every word processor.
      Tab: ({ editor }) => isInTable(editor.state) && (to(editor, 1) || (CHANGES.addRow(editor) && to(editor, 1))),
      'Shift-Tab': ({ editor }) => isInTable(editor.state) && to(editor, -1),
    };
  },
});

/** Text tables, whose first row is shown as a header. */
export const TABLE_NODES = [Table, Row, cell('tableCell', 'td'), cell('tableHeader', 'th')];

const CHANGES = {
  addRow: (editor: Editor) => addRowAfter(editor.state, editor.view.dispatch),
  addColumn: (editor: Editor) => addColumnAfter(editor.state, editor.view.dispatch),
  deleteRow: (editor: Editor) => deleteRow(editor.state, editor.view.dispatch),
  deleteColumn: (editor: Editor) => deleteColumn(editor.state, editor.view.dispatch),
  deleteTable: (editor: Editor) => deleteTable(editor.state, editor.view.dispatch),
} as const satisfies Record<string, (editor: Editor) => boolean>;
export type TableChange = keyof typeof CHANGES;
export const TABLE_CHANGES = Object.keys(CHANGES) as TableChange[];

export function changeTable(editor: Editor, change: TableChange): void {
  CHANGES[change](editor);
  editor.commands.focus();
}

/** Returns the number of columns of the table around the cursor; null outside of one. */
export const columnsAtCursor = (editor: Editor): number | null =>
  isInTable(editor.state) ? selectedRect(editor.state).map.width : null;

const newRow = (type: 'tableHeader' | 'tableCell') => ({
  type: 'tableRow',
  content: Array.from({ length: NEW_COLUMNS }, () => ({ type, content: [{ type: 'paragraph' }] })),
});
const NEW_TABLE = {
  type: 'table',
  content: [newRow('tableHeader'), ...Array.from({ length: NEW_ROWS - 1 }, () => newRow('tableCell'))],
};

/** Inserts a table with a header row, and puts the cursor in its first cell. */
export function insertTable(editor: Editor): void {
  editor
    .chain()
    .focus()
    .command(({ tr, state }) => {
      const at = tr.selection.from;
      tr.replaceSelectionWith(state.schema.nodeFromJSON(NEW_TABLE));
      tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1))).scrollIntoView();
      return true;
    })
    .run();
}
