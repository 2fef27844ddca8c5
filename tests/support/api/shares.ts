import { expect } from '@jest/globals';
import type { Schemas } from '@smash/contract/client';
import request from 'supertest';
import type { ApiApp } from './app.js';
import { eventually } from './state.js';
import type { Notice } from '../doubles/payment-stand-in.js';

export type Purchase = Schemas['VerifiedPurchaseDto'];
export type CreatedPurchase = Schemas['CreatedPurchaseDto'];

/** A purchase as the database has it. */
export interface KeptPurchase {
  id: string;
  status: string;
  review_reason: string | null;
  receipt_number: number | null;
  /** Number of lines in the share ledger. */
  credited: number;
}

/** Orders shares as a visitor. */
export async function order(
  app: { url: string },
  units = 1_000,
  email = 'buyer@example.com',
): Promise<CreatedPurchase> {
  const { body } = await request(app.url).post('/api/shares/purchases').send({ units, email }).expect(201);
  return body as CreatedPurchase;
}

export async function verify(app: { url: string }, reference: string): Promise<Purchase> {
  const { body } = await request(app.url).post(`/api/shares/purchases/${reference}/verify`).expect(200);
  return body as Purchase;
}

/** Sends a message of the provider byte for byte, with its own signature or another. */
export function deliver(app: { url: string }, { body, signature }: Pick<Notice, 'body' | 'signature'>) {
  return request(app.url)
    .post('/api/shares/webhook')
    .set('Content-Type', 'application/json')
    .set('X-Paystack-Signature', signature)
    .send(body);
}

export async function kept(app: ApiApp, reference: string): Promise<KeptPurchase> {
  const [row] = await app.query<KeptPurchase>(
    `SELECT id, status, review_reason, receipt_number,
       (SELECT count(*)::int FROM share_ledger l WHERE l.purchase_id = p.id) AS credited
     FROM share_purchases p WHERE reference = $1`,
    [reference],
  );
  if (!row) throw new Error(`There is no purchase ${reference}`);
  return row;
}

/** Waits until the background job has brought a purchase to a state. */
export async function untilKept(
  app: ApiApp,
  reference: string,
  expected: Partial<KeptPurchase>,
): Promise<void> {
  await eventually(async () => expect(await kept(app, reference)).toMatchObject(expected));
}

/** Makes the background job ask the provider about an order now. */
export async function makeDue(app: ApiApp, reference: string): Promise<void> {
  await app.query('UPDATE share_purchases SET next_check_at = now() WHERE reference = $1', [reference]);
}

/** Keeps the background job from asking about the orders so far, which are due minutes later: during another test, if it is slow. */
export async function leaveOrders(app: ApiApp): Promise<void> {
  await app.query('UPDATE share_purchases SET next_check_at = NULL WHERE next_check_at IS NOT NULL');
}

/** Waits until the background job has asked about a due order and left it unchanged. */
export const untilAsked = (app: ApiApp, reference: string): Promise<void> =>
  eventually(async () =>
    expect(
      await app.query('SELECT FROM share_purchases WHERE reference = $1 AND next_check_at > now()', [
        reference,
      ]),
    ).toHaveLength(1),
  );
