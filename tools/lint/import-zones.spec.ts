import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../lib/repository.ts';
import { clientTier, neighbours } from './tiers.ts';
import { forbiddenFile, forbiddenPackage, misplaced } from './zones.ts';

const modules = 'apps/server/src/modules';
const client = 'apps/client/src';

describe('imports between files', () => {
  it.each([
    ['platform knows no feature', 'apps/server/src/platform/http/a.ts', `${modules}/home/houses/index.ts`],
    ['a higher floor is out of reach', `${modules}/home/houses/a.ts`, `${modules}/living/notes/index.ts`],
    ['nobody imports the insight floor', `${modules}/living/notes/a.ts`, `${modules}/insight/notifications/index.ts`],
    ['neighbours speak by events', `${modules}/living/notes/a.ts`, `${modules}/living/chat/index.ts`],
    [
      'an allowed neighbour is allowed one way',
      `${modules}/identity/accounts/a.ts`,
      `${modules}/identity/auth/index.ts`,
    ],
    ['a module has one door', `${modules}/living/notes/a.ts`, `${modules}/home/houses/houses.service.ts`],
    ['also for the process', 'apps/server/src/main.ts', `${modules}/home/houses/houses.service.ts`],
    ['a module does not know the process', `${modules}/living/notes/a.ts`, 'apps/server/src/main.ts'],
    [
      'the worker has no controller',
      'apps/server/src/worker.ts',
      'apps/server/src/platform/health/health.controller.ts',
    ],
    [
      'the worker has no module with controllers',
      'apps/server/src/features.ts',
      `${modules}/living/notes/notes.http.module.ts`,
    ],
    [
      'a module has no controllers',
      `${modules}/living/notes/notes.module.ts`,
      `${modules}/living/notes/a.controller.ts`,
    ],
    ['a gateway is no door', `${modules}/living/notes/index.ts`, `${modules}/living/notes/notes.gateway.ts`],
    ['another project has a name', `${modules}/living/notes/a.ts`, 'libs/domain/src/index.ts'],
    ['a library stays out of the apps', 'libs/domain/src/a.ts', 'apps/server/src/main.ts'],
    ['a feature imports no feature', `${client}/features/living/chat/a.tsx`, `${client}/features/living/notes/b.ts`],
    ['ui is below features', `${client}/ui/a.tsx`, `${client}/features/living/notes/b.ts`],
    ['lib is below ui', `${client}/lib/a.ts`, `${client}/ui/b.tsx`],
    ['features are below routes', `${client}/features/living/chat/a.tsx`, `${client}/routes/b.tsx`],
    ['routes are below app', `${client}/routes/a.tsx`, `${client}/app/store.ts`],
    ['nothing imports the entry', `${client}/app/a.tsx`, `${client}/main.tsx`],
    ['tests stay with tests', `${client}/features/living/chat/a.tsx`, `${client}/test/render.tsx`],
  ])('%s', (_name, file, target) => {
    expect(forbiddenFile(file, target)).toEqual(expect.any(String));
  });

  it.each([
    [`${modules}/living/notes/a.ts`, `${modules}/home/houses/index.ts`],
    [`${modules}/living/notes/a.ts`, `${modules}/living/notes/b.ts`],
    [`${modules}/living/notes/a.ts`, 'apps/server/src/platform/http/actor.ts'],
    [`${modules}/identity/auth/a.ts`, `${modules}/identity/accounts/index.ts`],
    ['apps/server/src/app.module.ts', `${modules}/home/houses/index.ts`],
    ['apps/server/src/http-modules.ts', `${modules}/living/notes/notes.http.module.ts`],
    ['apps/server/test/e2e/a.spec.ts', `${modules}/home/houses/houses.service.ts`],
    [`${client}/app/a.tsx`, `${client}/features/living/notes/b.ts`],
    [`${client}/features/living/notes/a.tsx`, `${client}/api/b.ts`],
    [`${client}/main.tsx`, `${client}/app/a.tsx`],
  ])('%s can import %s', (file, target) => {
    expect(forbiddenFile(file, target)).toBeUndefined();
  });
});

describe('imports of packages', () => {
  it.each([
    [`${modules}/living/notes/notes.service.ts`, 'bullmq'],
    [`${modules}/living/notes/notes.service.ts`, 'socket.io'],
    [`${modules}/living/notes/notes.service.ts`, 'ioredis'],
    [`${modules}/living/notes/notes.service.ts`, 'nodemailer/lib/mailer'],
    [`${modules}/living/notes/notes.service.ts`, 'typeorm'],
    [`${modules}/living/notes/notes.service.ts`, '@nestjs/typeorm'],
    [`${modules}/living/notes/notes.module.ts`, 'typeorm'],
    [`${modules}/living/notes/notes.service.ts`, 'ical-generator'],
    [`${modules}/living/notes/notes.service.ts`, '@common-roof/testing'],
    [`${modules}/living/notes/notes.service.ts`, '@common-roof/local-services'],
    ['apps/client/src/app/a.ts', '@common-roof/server'],
    ['libs/contracts/src/a.ts', '@common-roof/domain'],
    ['libs/contracts/src/a.ts', '@nestjs/common'],
    ['libs/domain/src/a.ts', 'node:fs'],
    ['libs/mail-templates/src/a.ts', '@common-roof/server'],
  ])("%s can't import %s", (file, name) => {
    expect(forbiddenPackage(file, name)).toEqual(expect.any(String));
  });

  it.each([
    ['apps/server/src/platform/queue/queues.ts', 'bullmq'],
    ['apps/server/src/platform/realtime/realtime-server.ts', 'socket.io'],
    ['apps/client/src/realtime/socket.ts', 'socket.io-client'],
    ['apps/server/src/platform/redis/redis.ts', 'ioredis'],
    ['apps/server/src/platform/mail/mail-sender.ts', 'nodemailer'],
    [`${modules}/living/notes/note.entity.ts`, 'typeorm'],
    [`${modules}/living/notes/notes.repository.ts`, 'typeorm'],
    [`${modules}/living/notes/notes.repository.ts`, '@nestjs/typeorm'],
    [`${modules}/living/notes/notes.module.ts`, '@nestjs/typeorm'],
    ['apps/server/test/support/database.ts', 'typeorm'],
    [`${modules}/living/notes/notes.int.spec.ts`, '@common-roof/testing'],
    ['libs/domain/src/a.ts', '@common-roof/contracts'],
    ['libs/domain/src/a.ts', '@date-fns/tz'],
  ])('%s can import %s', (file, name) => {
    expect(forbiddenPackage(file, name)).toBeUndefined();
  });
});

describe('import zones', () => {
  it('reject a folder without a zone', () => {
    expect(misplaced(`${modules}/surprises/notes/a.ts`)).toContain('surprises is no floor');
    expect(misplaced(`${client}/features/surprises/notes/a.ts`)).toContain('surprises is no floor');
    expect(misplaced(`${modules}/living/a.ts`)).toContain('no files of its own');
    expect(misplaced(`${client}/surprises/a.ts`)).toContain('surprises has no level');
    expect(misplaced(`${modules}/living/notes/a.ts`)).toBeUndefined();
  });

  it('cover every folder of the client', () => {
    const foldersOf = (path: string): string[] =>
      existsSync(join(repositoryRoot, path))
        ? readdirSync(join(repositoryRoot, path), { withFileTypes: true })
            .filter((entry) => entry.isDirectory())
            .map(({ name }) => name)
        : [];
    expect(foldersOf(client).filter((name) => name !== 'test' && clientTier(name) === undefined)).toEqual([]);
  });

  it('have no cycle among neighbours', () => {
    const reaches = (from: string, wanted: string): boolean =>
      (neighbours[from] ?? []).some((next) => next === wanted || reaches(next, wanted));
    expect(Object.keys(neighbours).filter((name) => reaches(name, name))).toEqual([]);
  });
});
