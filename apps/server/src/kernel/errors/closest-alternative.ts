import { z } from 'zod';

export type Issue = z.ZodError['issues'][number];

/**
 * Returns the issues of a value that its schema rejected. For a union, returns the issues of the closest alternative:
 * Zod itself reports on the first alternative whose known fields are valid, and calls fields of the others unknown.
 */
export function issuesOf(schema: z.ZodType, value: unknown): Issue[] {
  const alternatives = alternativesOf(schema);
  if (alternatives.length === 0) return plainIssues(schema.safeParse(value).error?.issues ?? []);
  return closest(alternatives.map((alternative) => issuesOf(alternative, value)));
}

/** Does the same for nested unions, for which only the issues are known. */
export function plainIssues(issues: readonly Issue[]): Issue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
    return closest(issue.errors.map(plainIssues)).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
  });
}

/** Returns none for a discriminated union, for which Zod itself picks the alternative. */
function alternativesOf(schema: z.ZodType): readonly z.ZodType[] {
  if (!(schema instanceof z.ZodUnion) || schema instanceof z.ZodDiscriminatedUnion) return [];
  return schema.options.filter((option) => option instanceof z.ZodType);
}

const closest = (alternatives: readonly Issue[][]): Issue[] =>
  alternatives.toSorted((a, b) => farness(a) - farness(b))[0] ?? [];

/** An unknown field counts more against an alternative than a wrong or missing value. */
const farness = (issues: readonly Issue[]): number =>
  issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length * 100 : 1), 0);
