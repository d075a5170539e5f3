import type { ContextPart } from '#kernel/database/define-context.ts';
import { PrintYearlyStatementService } from './print-statement.service.ts';
import { StatementRepository } from './statement.repository.ts';
import { StatementTableService } from './statement-table.service.ts';
import { YearlyStatementService } from './yearly-statement.service.ts';

export const statement: ContextPart = {
  entities: [],
  providers: [StatementRepository, YearlyStatementService, StatementTableService, PrintYearlyStatementService],
};
