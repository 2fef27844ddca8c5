import { z } from 'zod';
import type { ProviderTransaction } from './payment-provider.js';

const text = z.string().max(300);

/** A transaction in responses and in webhooks (Paystack's "transaction object"); its other fields are not read. */
const transaction = z.object({
  id: z.union([z.number().int().positive().max(Number.MAX_SAFE_INTEGER), z.string().regex(/^\d{1,30}$/)]),
  status: text,
  reference: text,
  amount: z.number().int().nonnegative(),
  currency: text,
  domain: text,
  paid_at: text.nullish(),
});

const verified = z.object({ status: z.literal(true), data: transaction });
const refused = z.object({ status: z.literal(false) });
const initialised = z.object({
  status: z.literal(true),
  data: z.object({ access_code: z.string().min(1).max(200), reference: text }),
});
const reference = z.string().min(1).max(100);
/** A message about a payment, a refund or a dispute: each has the reference in another place. */
const notice = z.object({
  event: z.string().min(1).max(60),
  data: z.union([
    z.object({ reference }),
    z
      .object({ transaction_reference: reference })
      .transform((data) => ({ reference: data.transaction_reference })),
    z.object({ transaction: z.object({ reference }) }).transform(({ transaction: about }) => about),
  ]),
});

function toTransaction({ id, paid_at, ...data }: z.output<typeof transaction>): ProviderTransaction {
  const paidAt = paid_at ? new Date(paid_at) : undefined;
  return { ...data, id: String(id), paidAt: paidAt && !Number.isNaN(paidAt.getTime()) ? paidAt : undefined };
}

/** The transaction in a response to "verify", or undefined when the response has another form. */
export function readVerified(body: unknown): ProviderTransaction | undefined {
  const result = verified.safeParse(body);
  return result.success ? toTransaction(result.data.data) : undefined;
}

/** Whether a response is a refusal in the provider's own form. */
export function isRefusal(body: unknown): boolean {
  return refused.safeParse(body).success;
}

/** The code that the inline window resumes an initialised transaction by. */
export function readInitialised(body: unknown): { accessCode: string; reference: string } | undefined {
  const result = initialised.safeParse(body);
  if (!result.success) return undefined;
  const { access_code: accessCode, reference } = result.data.data;
  return { accessCode, reference };
}

/** A message of the provider that is about a reference. */
export interface ProviderNotice {
  event: string;
  reference: string;
  /** Absent in messages about other things than transactions. */
  transaction: ProviderTransaction | undefined;
}

/** The message of a webhook, or undefined when it names no reference. */
export function readNotice(body: unknown): ProviderNotice | undefined {
  const result = notice.safeParse(body);
  if (!result.success) return undefined;
  const { event, data } = result.data;
  const about = z.object({ data: transaction }).safeParse(body);
  return {
    event,
    reference: data.reference,
    transaction: about.success ? toTransaction(about.data.data) : undefined,
  };
}
