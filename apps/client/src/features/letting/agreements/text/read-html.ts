import { type AgreementDocument, type NodeView, readDocument } from '@common-roof/domain';

const view: NodeView<Node> = {
  text: (node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : undefined),
  name: (node) => (node instanceof Element ? node.localName : ''),
  attribute: (node, name) => (node instanceof Element ? (node.getAttribute(name) ?? undefined) : undefined),
  children: (node) => [...node.childNodes],
};

/** The text of an agreement, read by the same rules as the server reads it. Nothing of it is run or fetched. */
export const readHtml = (html: string): AgreementDocument =>
  readDocument([...new DOMParser().parseFromString(html, 'text/html').body.childNodes], view);
