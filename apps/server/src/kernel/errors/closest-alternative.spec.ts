import {
  addHomeownerApplicant,
  changeNeatkeeper,
  changeStay,
  offerRoom,
  resetRoomiePassword,
  writeLeaseText,
} from '@common-roof/contracts/schemas';
import { z } from 'zod';

import { issuesOf } from './closest-alternative.ts';
import { invalidRequest } from './problem.ts';

/** Where the problem of a refused body points. */
function pathsOf(schema: z.ZodType | undefined, body: unknown): string[] {
  if (!schema || schema.safeParse(body).success) throw new Error('It was accepted.');
  return invalidRequest({ issues: issuesOf(schema, body) }, 'body').details.errors?.map(({ path }) => path) ?? [];
}

describe('the problem of a body that may be one of several', () => {
  it.each<[string, z.ZodType | undefined, unknown, string[]]>([
    ['the wrong value of a field that one of them has', changeStay.body, { phone: 5 }, ['phone']],
    ['a field that none of them has', changeStay.body, { phone: null, role: 'admin' }, ['role']],
    ['a field that is missing', resetRoomiePassword.body, { current_password: 'x' }, ['new_password']],
    ['what lies deeper', changeNeatkeeper.body, { assignments: [{ house_id: 'no' }] }, ['assignments.0.house_id']],
    ['the fields of the one that was meant', offerRoom.body, { first_name: '', last_name: 'Lind' }, ['first_name']],
    ['each wrong field', writeLeaseText.body, { agreement: '', version: 'x' }, ['agreement', 'version']],
    ['what decides between them', addHomeownerApplicant.body, { decision: 'maybe' }, ['decision']],
    ['the whole, where it is no object', changeStay.body, [], ['body']],
  ])('names %s', (_what, schema, body, paths) => {
    expect(pathsOf(schema, body)).toEqual(expect.arrayContaining(paths));
  });

  it('says nothing of the alternatives that were not meant', () => {
    expect(pathsOf(changeStay.body, { phone: 5 })).toEqual(['phone']);
    expect(pathsOf(resetRoomiePassword.body, { current_password: 'x' })).toEqual(['new_password']);
  });

  it('finds its way through one inside another, with the path from the outside', () => {
    const inner = z.union([z.strictObject({ street: z.string() }), z.strictObject({ box: z.int() })]);
    const outer = z.union([z.strictObject({ to: inner }), z.strictObject({ nowhere: z.literal(true) })]);
    expect(pathsOf(outer, { to: { box: 'x' } })).toEqual(['to.box']);
  });
});
