import { PLACEHOLDERS, type Placeholder } from '@common-roof/contracts';
import { isPlaceholder, piecesOf } from '@common-roof/domain';
import { InputRule, mergeAttributes, Node } from '@tiptap/core';

interface PlaceholderOptions {
  /** Returns the label shown in place of its name. */
  labelOf: (name: Placeholder) => string;
}

const TAG = 'data-placeholder';

/** Turns `{{room_name}}` into an element the editor shows; the HTML is already escaped. */
export const withChips = (html: string): string =>
  piecesOf(html)
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      return piece.name === null ? piece.written : `<span ${TAG}="${piece.name}"></span>`;
    })
    .join('');

/** A placeholder as one chip, which is typed, copied and deleted as a whole. */
export const PlaceholderNode = Node.create<PlaceholderOptions>({
  name: 'placeholder',
  group: 'inline',
  inline: true,
  atom: true,

  addOptions: () => ({ labelOf: (name) => name }),
  addAttributes: () => ({
    name: { default: null, parseHTML: (element) => element.getAttribute(TAG), renderHTML: () => ({}) },
  }),
  parseHTML: () => [
    { tag: `span[${TAG}]`, getAttrs: (element) => (isPlaceholder(element.getAttribute(TAG) ?? '') ? null : false) },
  ],
  // Saving and copying use the placeholder's source.
  renderHTML: ({ node, HTMLAttributes }) => [
    'span',
    mergeAttributes(HTMLAttributes, { [TAG]: String(node.attrs['name']) }),
    `{{${String(node.attrs['name'])}}}`,
  ],
  renderText: ({ node }) => `{{${String(node.attrs['name'])}}}`,

  addNodeView() {
    return ({ node }) => {
      const chip = document.createElement('span');
      const name = String(node.attrs['name']);
      chip.className = 'placeholder-chip';
      chip.textContent = isPlaceholder(name) ? this.options.labelOf(name) : '';
      return { dom: chip };
    };
  },
  addInputRules() {
    return [
      // The braces are replaced together with the name between them.
      new InputRule({
        find: new RegExp(`\\{\\{\\s*(${PLACEHOLDERS.join('|')})\\s*\\}\\}$`),
        handler: ({ state, range: { from, to }, match: [, name] }) => {
          state.tr.replaceWith(from, to, this.type.create({ name }));
        },
      }),
    ];
  },
});
