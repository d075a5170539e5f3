import { Global, Module } from '@nestjs/common';

import { Encryption } from './encryption.ts';
import { LinkSecrets } from './link-secrets.ts';
import { Passwords } from './passwords.ts';

@Global()
@Module({ providers: [Passwords, LinkSecrets, Encryption], exports: [Passwords, LinkSecrets, Encryption] })
export class CryptoModule {}
