import { readFileSync } from 'node:fs';

import { slugOf } from '../../tools/docs/slug.ts';

interface Operation {
  readonly operationId: string;
  readonly tags: readonly [string];
  readonly summary: string;
  readonly 'x-roles'?: readonly string[];
}
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export interface Call {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** Who may call it. */
  readonly roles: string;
}
export interface CallGroup {
  readonly tag: string;
  readonly slug: string;
  readonly calls: readonly Call[];
}

const FILE = new URL('../../libs/api-client/openapi.json', import.meta.url);
export const openApi = JSON.parse(readFileSync(FILE, 'utf8')) as Document;

const calls = Object.entries(openApi.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
);

const byTag = new Map<string, typeof calls>();
for (const call of calls) {
  const [tag] = call.operation.tags;
  byTag.set(tag, [...(byTag.get(tag) ?? []), call]);
}

/** The calls by what they are about, by name. */
export const callGroups: readonly CallGroup[] = [...byTag]
  .map(([tag, all]) => ({
    tag,
    slug: slugOf(tag),
    calls: all.map(({ path, method, operation }) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      summary: operation.summary,
      roles: operation['x-roles']?.join(', ') ?? 'everyone',
    })),
  }))
  .sort((one, other) => one.tag.localeCompare(other.tag));

/** The part of the description that is about one tag, with the schemas that it needs. */
export function partFor(tag: string): object {
  const paths = Object.fromEntries(
    Object.entries(openApi.paths)
      .map(
        ([path, operations]) => [path, Object.entries(operations).filter(([, { tags }]) => tags[0] === tag)] as const,
      )
      .filter(([, operations]) => operations.length > 0)
      .map(([path, operations]) => [path, Object.fromEntries(operations)]),
  );
  const needed: Record<string, Record<string, unknown>> = {};
  const gather = (part: unknown): void => {
    for (const [, kind = '', name = ''] of JSON.stringify(part).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)) {
      if (needed[kind]?.[name] !== undefined) continue;
      const found = openApi.components[kind]?.[name];
      (needed[kind] ??= {})[name] = found;
      gather(found);
    }
  };
  gather(paths);
  const { securitySchemes } = openApi.components;
  return { ...openApi, paths, components: { ...needed, securitySchemes } };
}
