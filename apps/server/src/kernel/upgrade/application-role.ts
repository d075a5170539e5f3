import { Client, escapeIdentifier, escapeLiteral } from 'pg';

import { scramVerifier } from '#kernel/crypto/scram-verifier.ts';
import type { Query } from '#kernel/database/applied-migrations.ts';
import { sqlState } from '#kernel/errors/sql-state.ts';

/** The addresses of one database, each with a role and its password. */
export interface DatabaseAddresses {
  /** Of the role that owns the tables. */
  readonly owner: string;
  /** Of the role of api and worker. */
  readonly application: string;
}

const INSUFFICIENT_PRIVILEGE = '42501';
/** Two upgrades on one server made the same role at once. */
const ALREADY_THERE = new Set(['42710', '23505']);
const WRONG_PASSWORD = '28P01';

const ATTRIBUTES = 'LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS';

/** Whether the application has a role of its own. */
export const isSeparate = ({ owner, application }: DatabaseAddresses): boolean => roleIn(owner) !== roleIn(application);

export const roleIn = (address: string): string => decodeURIComponent(new URL(address).username);

/**
 * Requires the tables to be the owner's, without whom nothing can be migrated or granted.
 * @throws Error naming another owner
 */
export async function requireOwner(query: Query): Promise<void> {
  const [other] = (await query(
    `SELECT pg_get_userbyid(relowner) AS name FROM pg_class WHERE relkind = 'r'
        AND relnamespace = current_schema()::regnamespace AND NOT pg_has_role(relowner, 'USAGE') LIMIT 1`,
  )) as readonly { name: string }[];
  if (other) throw new Error(`DATABASE_OWNER_URL must name the owner of the tables, which is ${other.name}.`);
}

/**
 * Makes the application's role unless it exists.
 * @param query as the owner of the tables, outside a transaction
 * @throws Error for a role that is powerful itself: neither its rights nor its password are ours to change
 */
export async function makeRole(query: Query, { application }: DatabaseAddresses): Promise<void> {
  const role = roleIn(application);
  const [found] = (await query(
    `SELECT rolsuper OR rolcreaterole OR pg_has_role(oid, current_user, 'MEMBER') AS powerful
       FROM pg_roles WHERE rolname = ${escapeLiteral(role)}`,
  )) as readonly { powerful: boolean }[];
  if (found?.powerful === true) {
    throw new Error(`DATABASE_URL must name a role without the owner's rights beside DATABASE_OWNER_URL, not ${role}.`);
  }
  if (found) return;
  await change(query, `CREATE ROLE ${escapeIdentifier(role)} ${ATTRIBUTES}${passwordIn(application)}`, role);
}

/**
 * Signs in as the application does. If its password is another than that of its address, it becomes that.
 * @param query as the owner of the tables, outside a transaction
 */
export async function requireSignIn(query: Query, { application }: DatabaseAddresses): Promise<void> {
  try {
    await signIn(application);
  } catch (error) {
    if (sqlState(error) !== WRONG_PASSWORD) throw error;
    const role = roleIn(application);
    await change(query, `ALTER ROLE ${escapeIdentifier(role)}${passwordIn(application)}`, role);
    await signIn(application);
  }
}

async function signIn(address: string): Promise<void> {
  const client = new Client({ connectionString: address, application_name: 'common-roof migrate' });
  try {
    await client.connect();
  } finally {
    await client.end();
  }
}

function passwordIn(address: string): string {
  const password = decodeURIComponent(new URL(address).password);
  return password === '' ? '' : ` PASSWORD ${escapeLiteral(scramVerifier(password))}`;
}

/** @throws Error that says what to do, where the owner may not change roles */
async function change(query: Query, statement: string, role: string): Promise<void> {
  try {
    await query(statement);
  } catch (error) {
    const state = sqlState(error) ?? '';
    if (state === INSUFFICIENT_PRIVILEGE) {
      const todo = `make the role ${role}, with LOGIN and the password of DATABASE_URL`;
      throw new Error(`The owner of the tables may not make or change roles: ${todo}.`, { cause: error });
    }
    if (!ALREADY_THERE.has(state)) throw error;
  }
}
