// A bare server of pages of applications: node:http and pg, a query and its count a request, for whoever comes.
// Run: node tests/drills/load/bare-applications.mjs <database url> <id of the account that reads>; tells its port.
import { createServer } from 'node:http';
import pg from 'pg';
import { built } from '../support/built.mjs';

const { countStatement, wholeListStatement } = await built('modules/applications/list/application-list.js');
const { rowToDto } = await built('modules/applications/list/application.mapper.js');

const [, , connectionString, readerId] = process.argv;
const pool = new pg.Pool({
  connectionString,
  max: 20,
  idleTimeoutMillis: 0,
  application_name: 'bare',
});

const server = createServer((request, response) => {
  const { search, job_id, ...query } = Object.fromEntries(
    new URL(request.url ?? '/', 'http://bare').searchParams,
  );
  const pages = { page: Number(query.page), per_page: Number(query.per_page) };
  const asked = { ...query, ...pages, search, ...(job_id && { job_id: Number(job_id) }) };
  const reading = { now: new Date(), cvs: { query: () => undefined }, readerId };
  const [whole, count] = [wholeListStatement(asked, reading), countStatement(asked, reading)];
  const page = {
    ...whole,
    sql: `${whole.sql} LIMIT ${asked.per_page} OFFSET ${(asked.page - 1) * asked.per_page}`,
  };
  Promise.all([pool.query(page.sql, page.parameters), pool.query(count.sql, count.parameters)]).then(
    ([found, counted]) => {
      const totals = counted.rows.map((row) => Number(Object.values(row)[0]));
      const body = JSON.stringify(found.rows.map(rowToDto));
      response.writeHead(200, {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        'X-Total-Count': Math.min(totals[0], 10_000),
      });
      response.end(body);
    },
    (error) => response.destroy(error),
  );
});
server.listen(0, '127.0.0.1', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  console.log(port);
});
