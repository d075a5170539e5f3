import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../lib/repository.ts';
import { clientTier, floors, kernelLevels, parts } from './tiers.ts';
import { forbiddenExport, forbiddenFile, forbiddenPackage, importedFile, misplaced, unreadable } from './zones.ts';

const kernel = 'apps/server/src/kernel';
const contexts = 'apps/server/src/contexts';
const client = 'apps/client/src';

describe('imports between files', () => {
  it.each([
    ['the kernel knows no context', `${kernel}/http/a.ts`, `${contexts}/housing/houses/index.ts`],
    ['a higher level of the kernel is out of reach', `${kernel}/errors/a.ts`, `${kernel}/database/b.ts`],
    ['so is a later folder of the same level', `${kernel}/evidence/a.ts`, `${kernel}/audit/b.ts`],
    ['a higher floor is out of reach', `${contexts}/housing/houses/a.ts`, `${contexts}/living/notes/index.ts`],
    ['nobody imports the insight floor', `${contexts}/living/notes/a.ts`, `${contexts}/insight/notifications/index.ts`],
    ['contexts of one floor speak by events', `${contexts}/living/notes/a.ts`, `${contexts}/living/chat/index.ts`],
    ['one that is used does not use back', `${contexts}/money/ledger/a.ts`, `${contexts}/money/expenses/index.ts`],
    [
      'a later part of one context is out of reach',
      `${contexts}/living/chores/planning/a.ts`,
      `${contexts}/living/chores/feed/b.ts`,
    ],
    ['a context does not use its own door', `${contexts}/living/notes/a.ts`, `${contexts}/living/notes/index.ts`],
    ['a context has one door', `${contexts}/living/notes/a.ts`, `${contexts}/housing/houses/houses.service.ts`],
    ['also for the process', 'apps/server/src/main.ts', `${contexts}/housing/houses/houses.service.ts`],
    ['a context does not know the process', `${contexts}/living/notes/a.ts`, 'apps/server/src/main.ts'],
    ['the worker has no controller', 'apps/server/src/run-worker.ts', `${kernel}/health/health.controller.ts`],
    [
      'the worker has no module with controllers',
      'apps/server/src/context-modules.ts',
      `${contexts}/living/notes/notes.http.module.ts`,
    ],
    [
      'a context has no controllers',
      `${contexts}/living/notes/notes.module.ts`,
      `${contexts}/living/notes/a.controller.ts`,
    ],
    ['a gateway is no door', `${contexts}/living/notes/index.ts`, `${contexts}/living/notes/notes.gateway.ts`],
    ['another project has a name', `${contexts}/living/notes/a.ts`, 'libs/domain/src/index.ts'],
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
    [`${contexts}/living/notes/a.ts`, `${contexts}/housing/houses/index.ts`],
    [`${contexts}/living/notes/a.ts`, `${contexts}/living/notes/b.ts`],
    [`${contexts}/living/notes/a.ts`, 'apps/server/src/kernel/http/actor.ts'],
    [`${contexts}/identity/data-exports/a.ts`, `${contexts}/identity/accounts/index.ts`],
    [`${contexts}/living/chores/feed/a.ts`, `${contexts}/living/chores/planning/b.ts`],
    [`${kernel}/kernel.module.ts`, `${kernel}/health/health.module.ts`],
    ['apps/server/src/app.module.ts', `${contexts}/housing/houses/index.ts`],
    ['apps/server/src/http-modules.ts', `${contexts}/living/notes/notes.http.module.ts`],
    ['apps/server/test/e2e/a.spec.ts', `${contexts}/housing/houses/houses.service.ts`],
    [`${client}/app/a.tsx`, `${client}/features/living/notes/b.ts`],
    [`${client}/features/living/notes/a.tsx`, `${client}/api/b.ts`],
    [`${client}/main.tsx`, `${client}/app/a.tsx`],
  ])('%s can import %s', (file, target) => {
    expect(forbiddenFile(file, target)).toBeUndefined();
  });
});

describe('imports of packages', () => {
  it.each([
    [`${contexts}/living/notes/notes.service.ts`, 'bullmq'],
    [`${contexts}/living/notes/notes.service.ts`, 'socket.io'],
    [`${contexts}/living/notes/notes.service.ts`, 'ioredis'],
    [`${contexts}/living/notes/notes.service.ts`, 'nodemailer/lib/mailer'],
    [`${contexts}/living/notes/notes.service.ts`, 'typeorm'],
    [`${contexts}/living/notes/notes.service.ts`, '@nestjs/typeorm'],
    [`${contexts}/living/notes/notes.module.ts`, 'typeorm'],
    [`${contexts}/living/notes/notes.service.ts`, 'ical-generator'],
    [`${contexts}/living/notes/notes.service.ts`, '@common-roof/testing'],
    [`${contexts}/living/notes/notes.service.ts`, '@common-roof/local-services'],
    ['apps/client/src/app/a.ts', '@common-roof/server'],
    ['libs/contracts/src/a.ts', '@common-roof/domain'],
    ['libs/contracts/src/a.ts', '@nestjs/common'],
    ['libs/contracts/src/a.ts', 'zod'],
    ['libs/domain/src/a.ts', '@common-roof/contracts/schemas'],
    ['apps/client/src/app/a.ts', '@common-roof/contracts/schemas'],
    ['libs/domain/src/a.ts', 'node:fs'],
    ['libs/mail-templates/src/a.ts', '@common-roof/server'],
  ])("%s can't import %s", (file, name) => {
    expect(forbiddenPackage(file, name)).toEqual(expect.any(String));
  });

  it.each([
    ['apps/server/src/kernel/jobs/queues.ts', 'bullmq'],
    ['apps/server/src/kernel/realtime/realtime-server.ts', 'socket.io'],
    ['apps/client/src/realtime/socket.ts', 'socket.io-client'],
    ['apps/server/src/kernel/redis/redis.ts', 'ioredis'],
    ['libs/contracts/src/schemas/a.ts', 'zod'],
    ['apps/client/src/api/contract-resolver.ts', '@common-roof/contracts/schemas'],
    [`${contexts}/living/notes/notes.controller.ts`, '@common-roof/contracts/schemas'],
    ['apps/server/src/kernel/mail/mail-sender.ts', 'nodemailer'],
    [`${contexts}/living/notes/note.entity.ts`, 'typeorm'],
    [`${contexts}/living/notes/notes.repository.ts`, 'typeorm'],
    [`${contexts}/living/notes/notes.repository.ts`, '@nestjs/typeorm'],
    [`${contexts}/living/notes/notes.module.ts`, '@nestjs/typeorm'],
    ['apps/server/test/support/database.ts', 'typeorm'],
    [`${contexts}/living/notes/notes.int.spec.ts`, '@common-roof/testing'],
    ['libs/domain/src/a.ts', '@common-roof/contracts'],
    ['libs/domain/src/a.ts', '@date-fns/tz'],
  ])('%s can import %s', (file, name) => {
    expect(forbiddenPackage(file, name)).toBeUndefined();
  });
});

describe('import zones', () => {
  it('reject a folder without a zone', () => {
    expect(misplaced(`${contexts}/surprises/notes/a.ts`)).toContain('surprises is no floor');
    expect(misplaced(`${contexts}/living/surprises/a.ts`)).toContain('surprises is no context');
    expect(misplaced(`${contexts}/living/chores/surprises/a.ts`)).toContain('surprises is no part');
    expect(misplaced(`${kernel}/surprises/a.ts`)).toContain('surprises has no level');
    expect(misplaced(`${kernel}/a.ts`)).toContain('one file of its own');
    expect(misplaced(`${client}/features/surprises/notes/a.ts`)).toContain('surprises is no floor');
    expect(misplaced(`${contexts}/living/a.ts`)).toContain('no files of its own');
    expect(misplaced(`${client}/surprises/a.ts`)).toContain('surprises has no level');
    expect(misplaced(`${contexts}/living/notes/a.ts`)).toBeUndefined();
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

  it('name the folders that exist', () => {
    const missing = [
      ...kernelLevels.flat().map((folder) => `${kernel}/${folder}`),
      ...floors.flatMap(({ name, contexts: names }) =>
        Object.keys(names).map((context) => `${contexts}/${name}/${context}`),
      ),
      ...floors.flatMap(({ name, contexts: names }) =>
        Object.keys(names).flatMap((context) =>
          (parts[context] ?? []).map((part) => `${contexts}/${name}/${context}/${part}`),
        ),
      ),
    ].filter((folder) => !existsSync(join(repositoryRoot, folder)));
    expect(missing).toEqual([]);
  });
});

describe('the contexts of a floor', () => {
  it('use only those before them, so that there is no cycle', () => {
    const later = floors.flatMap(({ contexts: names }) => {
      const order = Object.keys(names);
      return Object.entries(names).flatMap(([context, used]) =>
        used.filter((other) => !order.includes(other) || order.indexOf(other) >= order.indexOf(context)),
      );
    });
    expect(later).toEqual([]);
  });
});

describe('the door of a context', () => {
  it('never exports a repository', () => {
    const door = `${contexts}/living/notes/index.ts`;
    expect(forbiddenExport(door, `${contexts}/living/notes/notes.repository.ts`)).toContain('read model');
    expect(forbiddenExport(door, `${contexts}/living/notes/notes.service.ts`)).toBeUndefined();
  });
});

describe('specifiers', () => {
  it.each([
    ['#kernel/http/a.ts', 'apps/server/src/kernel/http/a.ts'],
    ['#contexts/living/notes/index.ts', 'apps/server/src/contexts/living/notes/index.ts'],
    ['#server/main.ts', 'apps/server/src/main.ts'],
    ['#test/support/http.ts', 'apps/server/test/support/http.ts'],
    ['./b.ts', `${contexts}/living/notes/b.ts`],
  ])('%s is a file of ours', (specifier, target) => {
    expect(importedFile(`${contexts}/living/notes/a.ts`, specifier)).toBe(target);
  });

  it('of packages are left alone', () => {
    expect(importedFile(`${contexts}/living/notes/a.ts`, '@nestjs/common')).toBeUndefined();
  });

  it('do not climb on the server', () => {
    expect(unreadable(`${contexts}/living/notes/a.ts`, '../chat/b.ts')).toContain('from the root');
    expect(unreadable(`${contexts}/living/notes/a.ts`, './b.ts')).toBeUndefined();
  });
});
