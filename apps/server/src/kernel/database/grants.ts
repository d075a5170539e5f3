import { escapeLiteral } from 'pg';

import type { Query } from './applied-migrations.ts';

/**
 * Lists the statements that are missing until a role has the rights of the application in the current schema, and no
 * others. Every migrated table follows from its kind: rows are read and written, views are read, and the list of
 * migrations is read. What a trigger with `refuse_change()` refuses on every row of a table isn't granted either, so a
 * migration that makes a table append-only needs nothing else. Nobody gets TRUNCATE, TRIGGER, REFERENCES or MAINTAIN.
 */
const MISSING = (role: string): string => `
  WITH application AS (SELECT oid, quote_ident(rolname) AS name FROM pg_roles WHERE rolname = ${escapeLiteral(role)}),
  place AS (
    SELECT d.oid AS database, d.datdba, quote_ident(d.datname) AS database_name,
           n.oid AS schema, n.nspowner, quote_ident(n.nspname) AS schema_name
      FROM pg_database d, pg_namespace n WHERE d.datname = current_database() AND n.nspname = current_schema()
  ),
  refused AS (
    SELECT tgrelid AS relation, bool_or(tgtype & 8 > 0) AS delete, bool_or(tgtype & 16 > 0) AS update
      FROM pg_trigger
     WHERE tgfoid = to_regprocedure('refuse_change()') AND tgtype & 1 = 0 AND tgqual IS NULL AND tgattr = ''
     GROUP BY tgrelid
  ),
  relation AS (
    SELECT CASE c.relkind WHEN 'S' THEN 'SEQUENCE ' ELSE 'TABLE ' END || c.oid::regclass AS name,
           ARRAY(SELECT a.privilege_type FROM aclexplode(c.relacl) a WHERE a.grantee = application.oid) AS granted,
           CASE
             WHEN c.relkind = 'S' THEN ARRAY['USAGE']
             WHEN c.relkind IN ('v', 'm') OR c.relname = 'migrations' THEN ARRAY['SELECT']
             ELSE ARRAY['SELECT', 'INSERT'] || CASE WHEN refused.update THEN '{}' ELSE ARRAY['UPDATE'] END
                                            || CASE WHEN refused.delete THEN '{}' ELSE ARRAY['DELETE'] END
           END AS wanted
      FROM application, place JOIN pg_class c ON c.relnamespace = place.schema AND c.relkind IN ('r', 'p', 'v', 'm', 'S')
      LEFT JOIN refused ON refused.relation = c.oid
  ),
  difference AS (
    SELECT name, (SELECT string_agg(p, ', ' ORDER BY p) FROM unnest(wanted) p WHERE p <> ALL (granted)) AS missing,
           (SELECT string_agg(p, ', ' ORDER BY p) FROM unnest(granted) p WHERE p <> ALL (wanted)) AS excess
      FROM relation
  )
  SELECT format('GRANT %s ON %s TO %s', missing, difference.name, application.name) AS statement
    FROM difference, application WHERE missing IS NOT NULL
  UNION ALL
  SELECT format('REVOKE %s ON %s FROM %s', excess, difference.name, application.name)
    FROM difference, application WHERE excess IS NOT NULL
  UNION ALL
  SELECT format('REVOKE ALL (%I) ON TABLE %s FROM %s', a.attname, a.attrelid::regclass, application.name)
    FROM application, place JOIN pg_class c ON c.relnamespace = place.schema JOIN pg_attribute a ON a.attrelid = c.oid
   WHERE EXISTS (SELECT 1 FROM aclexplode(a.attacl) x WHERE x.grantee = application.oid)
  UNION ALL
  SELECT format('GRANT EXECUTE ON FUNCTION %s TO %s', p.oid::regprocedure, application.name)
    FROM application, place JOIN pg_proc p ON p.pronamespace = place.schema AND p.prokind = 'f'
   WHERE pg_has_role(p.proowner, 'USAGE') AND NOT has_function_privilege(application.oid, p.oid, 'EXECUTE')
  UNION ALL
  SELECT format('GRANT CONNECT ON DATABASE %s TO %s', database_name, application.name) FROM application, place
   WHERE NOT has_database_privilege(application.oid, database, 'CONNECT')
  UNION ALL
  SELECT format('GRANT USAGE ON SCHEMA %s TO %s', schema_name, application.name) FROM application, place
   WHERE NOT has_schema_privilege(application.oid, schema, 'USAGE')
  UNION ALL
  -- A temporary table would hide one of ours from the next user of the same connection.
  SELECT format('REVOKE CREATE, TEMPORARY ON DATABASE %s FROM PUBLIC, %s', database_name, application.name)
    FROM application, place
   WHERE has_database_privilege(application.oid, database, 'CREATE, TEMPORARY') AND pg_has_role(datdba, 'USAGE')
  UNION ALL
  SELECT format('REVOKE CREATE ON SCHEMA %s FROM PUBLIC, %s', schema_name, application.name) FROM application, place
   WHERE has_schema_privilege(application.oid, schema, 'CREATE') AND pg_has_role(nspowner, 'USAGE')`;

/** What tables get as they are made: a process of the release before may write to them while migrations run. */
const DEFAULTS = (role: string): string =>
  `SELECT format('ALTER DEFAULT PRIVILEGES IN SCHEMA %I GRANT %s TO %I', current_schema(), rights, ${escapeLiteral(role)})
            AS statement
     FROM unnest(ARRAY['SELECT, INSERT, UPDATE, DELETE ON TABLES', 'USAGE ON SEQUENCES']) rights`;

/**
 * Gives a role the rights of the application, and takes any others that it was granted.
 * @param query as the owner of the tables, in a transaction
 */
export async function grantToApplication(query: Query, role: string): Promise<void> {
  const statements = [...(await query(DEFAULTS(role))), ...(await query(MISSING(role)))];
  for (const { statement } of statements as readonly { statement: string }[]) await query(statement);
}
