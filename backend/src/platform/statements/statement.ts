/** SQL with its parameters. */
export interface Statement {
  sql: string;
  parameters: unknown[];
}
