import type { DataSource } from 'typeorm';
import { FUNCTION_GRANTS, TABLE_GRANTS } from './grants.js';

/** The rights for serving that the connection's role still lacks, in words; undefined when it has all. */
export async function missingRights(dataSource: DataSource): Promise<string | undefined> {
  const wanted = Object.entries(TABLE_GRANTS).flatMap(([table, rights]) =>
    rights.map((right) => ({ table, right: right.split(' ')[0] ?? right })),
  );
  const missing = await dataSource.query<{ name: string }[]>(
    `SELECT name || ' ' || kind AS name FROM unnest($1::text[], $2::text[]) AS wanted (name, kind)
     WHERE NOT CASE kind WHEN 'DELETE' THEN has_table_privilege(name, kind)
       ELSE has_any_column_privilege(name, kind) END
     UNION ALL
     SELECT name FROM unnest($3::text[]) AS wanted (name) WHERE NOT has_function_privilege(name, 'EXECUTE')`,
    [wanted.map(({ table }) => table), wanted.map(({ right }) => right), FUNCTION_GRANTS],
  );
  return missing.length === 0 ? undefined : `${missing.length} rights to come`;
}

/** Whether the connection's role could take every right, as a superuser or the owner of the tables can. */
export async function ownsTables(dataSource: DataSource): Promise<boolean> {
  const [row] = await dataSource.query<{ owns: boolean }[]>(
    `SELECT pg_has_role(relowner, 'USAGE') AS owns FROM pg_class WHERE oid = 'audit_log'::regclass`,
  );
  return row?.owns ?? false;
}
