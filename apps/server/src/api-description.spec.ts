import 'reflect-metadata';

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { MODULE_METADATA } from '@nestjs/common/constants.js';

import { httpModules } from './http-modules.ts';
import { scopeOf } from '#contexts/identity/accounts/index.ts';
import { HealthHttpModule } from '#kernel/health/health.http.module.ts';
import { openApiDocument } from '#kernel/http/openapi.ts';
import { policiesOf } from '#kernel/http/route-policy.ts';

const FILE = join(import.meta.dirname, '../../../libs/api-client/openapi.json');

const controllersOf = (module: object): unknown[] =>
  (Reflect.getMetadata(MODULE_METADATA.CONTROLLERS, module) ?? []) as unknown[];

describe('libs/api-client/openapi.json', () => {
  it('describes the current calls (npm run docs:api writes it)', () => {
    const document = openApiDocument(policiesOf([HealthHttpModule, ...httpModules].flatMap(controllersOf)), scopeOf);
    if (process.env['WRITE_DOCS'] === '1') writeFileSync(FILE, `${JSON.stringify(document, null, 1)}\n`);
    expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual(document);
  });
});
