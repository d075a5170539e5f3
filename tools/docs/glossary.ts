import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';

/** Names that are data: keys of texts, and migrations, which never change. */
const NOT_NAMES = /\.spec\.tsx?$|\.d\.ts$|\/migrations\/|\/i18n\/(?:de|en)\//;

/** Lists the source files below `roots`, relative to `repository`. */
export function sourceFiles(repository: string, roots: readonly string[]): string[] {
  return roots.flatMap((root) =>
    readdirSync(join(repository, root), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${root}/${file}`)
      .filter((file) => !NOT_NAMES.test(file)),
  );
}

/** Splits a name in camel, kebab or snake case into lower-case words. */
export function wordsOf(name: string): string[] {
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []).map((word) => word.toLowerCase());
}

/** Reads the forbidden synonyms: what stands in backticks in the last column of a table, and in the closing paragraph. */
export function forbiddenIn(glossary: string): string[] {
  const columns = glossary
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|')[3] ?? '');
  const everywhere = /^Never in a name[^.]*/m.exec(glossary)?.[0] ?? '';
  return [...columns, everywhere].flatMap((text) =>
    [...text.matchAll(/`([a-z ]+)`/g)].map(([, phrase = '']) => phrase),
  );
}

const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

/** Lists the exported names of a file, and `Class.method` for each method of an exported class or interface. */
export function exportedNames(source: ts.SourceFile): string[] {
  return source.statements.filter(isExported).flatMap((statement) => {
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.map(({ name }) => name.getText());
    }
    if (ts.isClassDeclaration(statement) || ts.isInterfaceDeclaration(statement)) {
      const owner = statement.name?.text ?? '';
      const methods = [...statement.members].filter((one) => ts.isMethodDeclaration(one) || ts.isMethodSignature(one));
      return [owner, ...methods.map((method) => `${owner}.${method.name.getText()}`)];
    }
    const name =
      ts.isFunctionDeclaration(statement) || ts.isTypeAliasDeclaration(statement) ? statement.name : undefined;
    return name ? [name.text] : [];
  });
}
