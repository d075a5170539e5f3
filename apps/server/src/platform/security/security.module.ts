import { Global, Module } from '@nestjs/common';

import { LinkSecrets } from './link-secrets.ts';
import { Passwords } from './passwords.ts';
import { RateLimits } from './rate-limits.ts';

@Global()
@Module({ providers: [Passwords, RateLimits, LinkSecrets], exports: [Passwords, RateLimits, LinkSecrets] })
export class SecurityModule {}
