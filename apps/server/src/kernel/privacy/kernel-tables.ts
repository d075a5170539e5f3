import { ANSWER_KEPT_DAYS, ENDED_LINK_KEPT_DAYS, FAILED_LOGIN_KEPT_DAYS } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import {
  type PersonalDataProvider,
  personalData,
  noPersonalData,
  DeclaresPersonalData,
} from './declare-personal-data.ts';

const FACTS = 'ids and small facts, never texts or addresses';

/** Declares the personal data in the platform's own tables. */
@DeclaresPersonalData()
@Injectable()
export class KernelTables implements PersonalDataProvider {
  constructor(private readonly database: Database) {}

  readonly personalData = [
    noPersonalData('migrations', 'names of migrations'),
    noPersonalData('outbox', FACTS),
    noPersonalData('processed_event', FACTS),
    noPersonalData('dead_letter', FACTS),
    noPersonalData('due', FACTS),
    noPersonalData('evidence_streams', 'the ends of streams'),
    noPersonalData('audit_checks', 'what following the audit log found'),
    noPersonalData('login_throttle', 'a hash of an address, for as long as somebody is held up', [
      { days: FAILED_LOGIN_KEPT_DAYS, after: 'the last failure', job: 'forget-failed-logins' },
    ]),
    personalData('evidence', {
      retained: {
        body: 'Lines that could be changed would prove nothing: ids, and the network address from which something was done.',
      },
    }),
    personalData('capabilities', {
      periods: [{ days: ENDED_LINK_KEPT_DAYS, after: 'it opens nothing any more', job: 'forget-ended-links' }],
      forget: (id) => this.delete('capabilities', 'subject_id', id),
      forgetStranger: (id) => this.delete('capabilities', 'subject_id', id),
    }),
    personalData('done_once', {
      periods: [{ days: ANSWER_KEPT_DAYS, after: 'it was given', job: 'forget-old-keys' }],
      forget: (id) => this.delete('done_once', 'account_id', id),
      retained: { answer: 'What somebody else was answered may name people. It goes after a day.' },
    }),
  ];

  private delete(table: string, column: string, id: string): Promise<number> {
    return this.database.execute(`DELETE FROM ${table} WHERE ${column} = $1`, [id]);
  }
}
