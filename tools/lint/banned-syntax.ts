import { defineRule, type Node, type Rule } from '@oxlint/plugins';

/** Rejects every node that one of these selectors matches. */
function ban(message: string, ...selectors: readonly string[]): Rule {
  return defineRule({
    meta: { type: 'problem', docs: { description: message } },
    create: (context) =>
      Object.fromEntries(
        selectors.map((selector) => [
          selector,
          (node: Node) => {
            context.report({ node, message });
          },
        ]),
      ),
  });
}

export const noEnums = ban('Write a union of string literals.', 'TSEnumDeclaration');

export const noLayoutSpreads = ban(
  'Write the properties without the spread: each has a line of its own.',
  'ObjectExpression > SpreadElement[argument.type="ObjectExpression"]',
  'JSXSpreadAttribute[argument.type="ObjectExpression"]',
);

export const noRawHtml = ban(
  'Text of a person would become a script.',
  'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
  'Property[key.name="dangerouslySetInnerHTML"]',
);

export const noEnvironment = ban(
  'The environment is read and checked once, in kernel/config.',
  'MemberExpression[object.name="process"][property.name="env"]',
  'ImportDeclaration[source.value=/^(node:)?process$/]',
);

export const noHandMadeForms = ban(
  'Declare the form by the schema of its call: <FormDialog schema=…>, <PageForm schema=…> or <SavedForm schema=…>.',
  'ImportDeclaration[source.value=/form-frame\\.tsx$/]',
  'ImportDeclaration[source.value="react-hook-form"] > ImportSpecifier[imported.name="useForm"]',
  'JSXElement[openingElement.name.name="Dialog"] JSXElement[openingElement.name.name="form"]',
  'JSXElement[openingElement.name.name="Dialog"] JSXAttribute[name.name="component"][value.value="form"]',
);
