import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import openapiTypeScript, { astToString, type OpenAPI3 } from 'openapi-typescript';

const FILE = join(import.meta.dirname, 'schema.ts');
const HEADER = '// Written from openapi.json by `npm run docs:api`.\n';

describe("the client's types", () => {
  it('match openapi.json (npm run docs:api writes them)', async () => {
    const document = JSON.parse(readFileSync(join(import.meta.dirname, '../openapi.json'), 'utf8')) as OpenAPI3;
    const types =
      HEADER + astToString(await openapiTypeScript(document, { alphabetize: true, defaultNonNullable: false }));
    if (process.env['WRITE_DOCS'] === '1') writeFileSync(FILE, types);
    expect(readFileSync(FILE, 'utf8') === types).toBe(true);
  });
});
