import { relative, sep } from 'node:path';
import { defineRule, type Node } from '@oxlint/plugins';

import { forbiddenExport, forbiddenFile, forbiddenPackage, importedFile, misplaced, unreadable } from './zones.ts';

/** Decides by location which file may import which: a folder is covered from its first file on. */
export const importZones = defineRule({
  meta: { type: 'problem', docs: { description: 'keeps imports within the zones of ARCHITECTURE.md' } },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    const report = (node: Node, message: string | undefined): void => {
      if (message !== undefined) context.report({ node, message });
    };
    const check = (node: Node, source: unknown): void => {
      if (typeof source !== 'string') return;
      const target = importedFile(file, source);
      report(
        node,
        target === undefined
          ? forbiddenPackage(file, source)
          : (unreadable(file, source) ?? forbiddenFile(file, target)),
      );
    };
    return {
      Program: (node) => {
        report(node, misplaced(file));
      },
      ImportDeclaration: (node) => {
        check(node, node.source.value);
      },
      ExportNamedDeclaration: (node) => {
        check(node, node.source?.value);
        const target = node.source && importedFile(file, node.source.value);
        if (target !== undefined && target !== null && node.exportKind !== 'type') {
          report(node, forbiddenExport(file, target));
        }
      },
      ExportAllDeclaration: (node) => {
        check(node, node.source.value);
      },
      ImportExpression: (node) => {
        if (node.source.type === 'Literal') check(node, node.source.value);
      },
    };
  },
});
