import { Global, Module } from '@nestjs/common';

import { LinkSecrets } from './link-secrets.ts';
import { Passwords } from './passwords.ts';
import { RateLimits } from './rate-limits.ts';
import { Encryption } from './encryption.ts';

@Global()
@Module({
  providers: [Passwords, RateLimits, LinkSecrets, Encryption],
  exports: [Passwords, RateLimits, LinkSecrets, Encryption],
})
export class SecurityModule {}
