import { Injectable } from '@nestjs/common';

import { FileStore } from '#kernel/files/file-store.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { statementFile } from './statement-file.ts';
import { StatementsRepository } from './statements.repository.ts';

/** The PDFs of settlements. A file is named by its content and never deleted. */
@Injectable()
export class Statements {
  constructor(
    private readonly rows: StatementsRepository,
    private readonly files: FileStore,
  ) {}

  async has(depositId: string, edition: number): Promise<boolean> {
    return (await this.rows.find(depositId, edition)) !== null;
  }

  /** @throws 409 while there is none, or when its content is not what was sealed */
  async read(depositId: string, edition: number): Promise<Buffer> {
    const row = await this.rows.find(depositId, edition);
    const content = row && (await this.files.readSealed(statementFile(row.sha256), row.sha256));
    if (content) return content;
    throw new DomainError('conflict', {
      detail:
        edition === 0
          ? 'There is a statement once the deposit is settled.'
          : 'The document is being made. Try again in a moment.',
    });
  }

  /** Runs before {@link insert}: a row never names a file that does not exist. */
  async store(content: Buffer, sha256: string): Promise<void> {
    await this.files.write(statementFile(sha256), content, 'application/pdf');
  }

  async insert(depositId: string, edition: number, sha256: string, bytes: number): Promise<void> {
    await this.rows.insert({ deposit_id: depositId, edition, sha256, bytes });
  }
}
