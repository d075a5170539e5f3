import type { StatementFigure } from '@common-roof/contracts';
import { toWireMoney } from '@common-roof/domain';
import { lineCategory, type Reader, yearlyStatementWords } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import type { CsvTable } from '#kernel/csv/send-csv.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { FIGURES } from './figures.ts';
import { type StatementEntryRow, StatementRepository } from './statement.repository.ts';
import { type StatementQuery, YearlyStatementService } from './yearly-statement.service.ts';

const AT_ONCE = 200;
/** Shown apart, because they are neither income nor costs. */
const DEPOSITS: readonly StatementFigure[] = ['deposits_received', 'deposits_returned'];

/** Writes the rows of a yearly statement as a table: costs are negative, so that a column adds up to the result. */
@Injectable()
export class StatementTableService {
  constructor(
    private readonly statements: YearlyStatementService,
    private readonly rows: StatementRepository,
  ) {}

  /** @throws as {@link YearlyStatementService.get} */
  async write(actor: Actor, query: StatementQuery, reader: Reader): Promise<CsvTable> {
    const { scope } = await this.statements.read(actor, query);
    const words = yearlyStatementWords[reader.locale];
    const { income, costs } = FIGURES[scope.basis];
    const section = (figure: StatementFigure): string =>
      costs.includes(figure) ? words.costs : income.includes(figure) ? words.income : words.deposits;
    const line = (row: StatementEntryRow): string[] => {
      const sign = costs.includes(row.figure) ? -1 : 1;
      return [
        ...[row.day, row.house, section(row.figure), words.figure[row.figure]],
        lineCategory(row.figure, row.category, reader),
        ...[
          row.room ?? '',
          row.person ?? '',
          row.words,
          toWireMoney(sign * Number(row.minor), row.currency),
          row.currency,
        ],
      ];
    };
    return {
      name: `statement-${scope.from}`,
      columns: words.tableColumns,
      rows: this.read({ ...scope }, [...income, ...costs, ...DEPOSITS], line),
    };
  }

  private async *read(
    scope: Parameters<StatementRepository['listEntries']>[0],
    figures: readonly StatementFigure[],
    line: (row: StatementEntryRow) => string[],
  ): AsyncGenerator<string[]> {
    let cursor: string | undefined;
    do {
      const { rows, next } = await this.rows.listEntries(scope, { figures }, { limit: AT_ONCE, cursor }, 'oldest');
      for (const row of rows) yield line(row);
      cursor = next ?? undefined;
    } while (cursor !== undefined);
  }
}
