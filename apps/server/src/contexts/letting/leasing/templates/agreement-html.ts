import { LIMITS } from '@common-roof/contracts';
import { type AgreementDocument, type NodeView, readDocument, toHtml } from '@common-roof/domain';
import { filled } from '@common-roof/words';
import { DomHandler, ElementType, Parser } from 'htmlparser2';

import { unacceptable } from '#kernel/errors/domain-error.ts';

/** Maximum nesting depth of elements. A parser's work grows with the square of it. */
const DEEPEST_MARKUP = 100;
/** About three times the elements of three hundred pages. */
const MOST_ELEMENTS = 30_000;

type Node = DomHandler['dom'][number];

const view: NodeView<Node> = {
  text: (node) => (node.type === ElementType.Text ? node.data : undefined),
  name: (node) => ('name' in node ? node.name.toLowerCase() : ''),
  attribute: (node, name) => ('attribs' in node ? node.attribs[name] : undefined),
  children: (node) => ('children' in node ? node.children : []),
};

/** Stops at markup beyond what a person writes, which bounds the time for any input. */
class BoundedHandler extends DomHandler {
  private elements = 0;
  private depth = 0;

  override onopentag(name: string, attributes: Record<string, string>): void {
    this.elements += 1;
    this.depth += 1;
    if (this.elements > MOST_ELEMENTS)
      throw tooMuch('This text has more than {most} paragraphs and other parts. Shorten it.', MOST_ELEMENTS);
    if (this.depth > DEEPEST_MARKUP) throw tooMuch('This is nested deeper than {most} levels.', DEEPEST_MARKUP);
    super.onopentag(name, attributes);
  }

  override onclosetag(): void {
    this.depth -= 1;
    super.onclosetag();
  }
}

/**
 * Reads untrusted HTML from an editor, a clipboard or an attacker by the allow-list.
 * @throws 422 for more, or more deeply nested, markup than a person writes
 */
export function documentOf(html: string): AgreementDocument {
  const handler = new BoundedHandler();
  new Parser(handler).end(html);
  return readDocument(handler.dom, view);
}

/**
 * Returns the canonical text of HTML: equal documents give equal text, and nothing outside the allow-list remains.
 * @throws 422 as above, and when the result is longer than the permitted input
 */
export function canonicalHtml(html: string): string {
  return writtenDown(documentOf(html));
}

/** @throws 422 for a document that is longer than an agreement may be */
export function writtenDown(document: AgreementDocument): string {
  const text = toHtml(document);
  if (text.length > LIMITS.agreementText) throw tooMuch('Enter at most {most} characters.', LIMITS.agreementText);
  return text;
}

const tooMuch = (sentence: Parameters<typeof filled>[0] & `${string}{most}${string}`, most: number) =>
  unacceptable('agreement', filled(sentence, { most }));
