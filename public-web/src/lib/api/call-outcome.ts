import { fieldMessages, isRecord } from '@smash/contract';

/** How a call of a form ended. */
export type CallOutcome<Data> =
  | { isDone: true; data: Data }
  /** `message` is for the whole form, `fields` by the API's field names; no status when there was no response. */
  | { isDone: false; status?: number; message: string; fields: Record<string, string> };

const NO_ANSWER = 'Something went wrong. Please check your connection and try again.';
const CHECK_FIELDS = 'Please check the marked fields.';

export interface ApiResult<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** Waits for a response of the API. Never rejects. */
export async function outcomeOf<Data>(call: Promise<ApiResult<Data>>): Promise<CallOutcome<Data>> {
  try {
    const { data, error, response } = await call;
    if (response.ok) return { isDone: true, data: data as Data };
    return { isDone: false, status: response.status, message: describe(error), fields: fieldMessages(error) };
  } catch {
    return { isDone: false, message: NO_ANSWER, fields: {} };
  }
}

function describe(body: unknown): string {
  if (!isRecord(body)) return NO_ANSWER;
  const { detail } = body;
  if (typeof detail === 'string') return detail;
  return Array.isArray(detail) ? CHECK_FIELDS : NO_ANSWER;
}
