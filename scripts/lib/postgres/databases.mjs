/**
 * Makes a database unless the server has it. Loads `pg` late: this file is also loaded where no package is installed yet.
 * @param {import('./cluster.mjs').Cluster} cluster
 * @param {string} name letters, digits and underscores
 */
export async function ensureDatabase(cluster, name) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: cluster.url('postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE "${name}"`);
  } finally {
    await client.end();
  }
}

/**
 * Connection string of the same database with another role.
 * @param {string} address
 * @param {string} role
 * @param {string} password letters, digits, `-` and `_`
 */
export function withRole(address, role, password) {
  const url = new URL(address);
  url.username = role;
  url.password = password;
  return url.href;
}
