import { expect, it } from '@jest/globals';
import { unwrapList } from './resource-calls';

const answer = (data: unknown) => ({ data, response: new Response() }) as Parameters<typeof unwrapList>[0];

it.each([[{}], [{ jobs: [] }], ['none']])('the response %j counts as an empty list', (data) => {
  expect(unwrapList(answer(data))).toMatchObject({ data: [], total: 0 });
});
