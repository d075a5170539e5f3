import { type AgreementDocument, type NodeView, readDocument } from '@common-roof/domain';

const view: NodeView<Node> = {
  text: (node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : undefined),
  name: (node) => (node instanceof Element ? node.localName : ''),
  attribute: (node, name) => (node instanceof Element ? (node.getAttribute(name) ?? undefined) : undefined),
  children: (node) => [...node.childNodes],
};

/** Reads an agreement's text by the server's rules. Nothing in it is executed or fetched. */
export const readHtml = (html: string): AgreementDocument =>
  readDocument([...new DOMParser().parseFromString(html, 'text/html').body.childNodes], view);
