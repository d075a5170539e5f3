import { Injectable } from '@nestjs/common';

import { Encryption } from '#kernel/crypto/encryption.ts';
import { GuideEntriesRepository, type StoredPassword } from './guide-entries.repository.ts';

const PURPOSE = 'wifi';

/** Keeps passwords of wireless networks encrypted in the database, whose copies open no network. */
@Injectable()
export class WifiPasswordSeal {
  constructor(
    private readonly encryption: Encryption,
    private readonly entries: GuideEntriesRepository,
  ) {}

  close(password: string): string {
    return this.encryption.encrypt(PURPOSE, password);
  }

  /** Encrypts it with the newest key if it isn't, so that the previous one can be removed. @returns null if it can't be read */
  async openAndRenew(stored: StoredPassword): Promise<string | null> {
    const password = this.encryption.decrypt(PURPOSE, stored.wifi_password);
    if (password !== null && !this.encryption.isCurrent(stored.wifi_password)) {
      await this.entries.reseal(stored, this.close(password));
    }
    return password;
  }
}
