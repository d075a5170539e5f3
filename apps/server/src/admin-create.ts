import { parseArgs } from 'node:util';

import { email, name } from '@common-roof/contracts/schemas';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { z } from 'zod';

import { contextModules } from './context-modules.ts';
import { AdminsService, PasswordsService } from '#contexts/identity/accounts/index.ts';
import { Config } from '#kernel/config/config.ts';
import { Database } from '#kernel/database/database.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { KernelModule } from '#kernel/kernel.module.ts';

const USAGE = 'npm run admin:create -- --email ada@example.org --first-name Ada --last-name Admin';

const Person = z.strictObject({ email, 'first-name': name, 'last-name': name });

@Module({})
class AdminCreateModule {}

/** Creates an admin without needing one: the first of an installation. A worker e-mails the invite. */
async function run(): Promise<string> {
  const options = {
    email: { type: 'string' },
    'first-name': { type: 'string' },
    'last-name': { type: 'string' },
  } as const;
  const given = Person.safeParse(parseArgs({ options }).values);
  if (!given.success) {
    const wrong = given.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`);
    throw new Error(`${wrong.join(' ')} For example: ${USAGE}`);
  }
  const config = Config.fromProcess();
  const imports = [KernelModule.forRoot({ config, processName: 'admin:create' }), ...contextModules];
  const app = await NestFactory.createApplicationContext({ module: AdminCreateModule, imports }, { logger: false });
  try {
    const { email: address, 'first-name': firstName, 'last-name': lastName } = given.data;
    await app.get(Database).transaction(async () => {
      const account = await app.get(AdminsService, { strict: false }).create({ email: address, firstName, lastName });
      await app.get(PasswordsService, { strict: false }).invite(account, account.id);
    });
    return `An invite is on its way to ${address}. It holds for seven days; a running worker sends it.`;
  } finally {
    await app.close();
  }
}

try {
  process.stdout.write(`${await run()}\n`);
  process.exit(0);
} catch (error) {
  const reason = error instanceof DomainError ? error.message : error instanceof Error ? error.message : String(error);
  process.stderr.write(`No admin was made: ${reason}\n`);
  process.exit(1);
}
