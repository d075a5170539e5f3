import { parseArgs } from 'node:util';

import { email, name } from '@common-roof/contracts';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { z } from 'zod';

import { featureModules } from './features.ts';
import { AdminsService } from './modules/identity/admins/index.ts';
import { PasswordsService } from './modules/identity/auth/index.ts';
import { Config } from './platform/config/config.ts';
import { Database } from './platform/database/database.ts';
import { DomainError } from './platform/http/domain-error.ts';
import { PlatformModule } from './platform/platform.module.ts';

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
    const wrong = given.error.issues.map(({ path, message }) => `--${path.join('.')} ${message}`);
    throw new Error(`${wrong.join('; ')}. For example: ${USAGE}`);
  }
  const config = Config.fromProcess();
  const imports = [PlatformModule.forRoot({ config, processName: 'admin:create' }), ...featureModules];
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
