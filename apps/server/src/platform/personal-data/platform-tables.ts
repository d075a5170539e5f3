import { ANSWER_KEPT_DAYS, ENDED_LINK_KEPT_DAYS, FAILED_LOGIN_KEPT_DAYS } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '../database/database.ts';
import { type HoldingPersonalData, holds, holdsNobody, HoldsPersonalData } from './holding.ts';

const FACTS = 'ids and small facts, never texts or addresses';

/** What the platform's own tables know of people. */
@HoldsPersonalData()
@Injectable()
export class PlatformTables implements HoldingPersonalData {
  constructor(private readonly database: Database) {}

  readonly personalData = [
    holdsNobody('migrations', 'names of migrations'),
    holdsNobody('outbox', FACTS),
    holdsNobody('processed_event', FACTS),
    holdsNobody('dead_letter', FACTS),
    holdsNobody('due', FACTS),
    holdsNobody('evidence_streams', 'the ends of streams'),
    holdsNobody('audit_checks', 'what following the audit log found'),
    holdsNobody('login_throttle', 'a hash of an address, for as long as somebody is held up', [
      { days: FAILED_LOGIN_KEPT_DAYS, after: 'the last failure', job: 'forget-failed-logins' },
    ]),
    holds('evidence', {
      kept: {
        body: 'Lines that could be changed would prove nothing: ids, and the network address from which something was done.',
      },
    }),
    holds('capabilities', {
      periods: [{ days: ENDED_LINK_KEPT_DAYS, after: 'it opens nothing any more', job: 'forget-ended-links' }],
      forget: (id) => this.delete('capabilities', 'subject_id', id),
      forgetStranger: (id) => this.delete('capabilities', 'subject_id', id),
    }),
    holds('done_once', {
      periods: [{ days: ANSWER_KEPT_DAYS, after: 'it was given', job: 'forget-old-keys' }],
      forget: (id) => this.delete('done_once', 'account_id', id),
      kept: { answer: 'What somebody else was answered may name people. It goes after a day.' },
    }),
  ];

  private delete(table: string, column: string, id: string): Promise<number> {
    return this.database.execute(`DELETE FROM ${table} WHERE ${column} = $1`, [id]);
  }
}
