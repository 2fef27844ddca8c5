import { EventEmitter, once } from 'node:events';
import { expect, it } from '@jest/globals';
import type { Response } from 'express';
import type { DataSource } from 'typeorm';
import type { CurrentAdmin } from '../../../platform/auth/access.decorators.js';
import { TIMINGS } from '../../../platform/config/timings.js';
import { LiveChanges } from './live-changes.service.js';

/** A database with ride-1, ride-2 and food-1, of the brands in their names; `asked` keeps its queries. */
class Database {
  readonly connection = new EventEmitter();
  readonly asked: string[][] = [];
  isAway = false;
  readonly manager = {
    existsBy: () => Promise.resolve(true),
    query: (_sql: string, [ids]: [string[]]) => {
      this.asked.push(ids);
      if (this.isAway) return Promise.reject(new Error('away'));
      const brands: Record<string, string> = {
        'ride-1': 'ridesmash',
        'ride-2': 'ridesmash',
        'food-1': 'smashfood',
      };
      return Promise.resolve(
        [...new Set(ids)].filter((id) => id in brands).map((id) => ({ id, brand: brands[id] })),
      );
    },
  };
  readonly createQueryRunner = () => ({
    connect: () => Promise.resolve(this.connection),
    query: () => Promise.resolve(),
    release: () => Promise.resolve(),
  });

  notify(...ids: string[]): void {
    for (const id of ids) {
      this.connection.emit('notification', {
        channel: 'application_changes',
        payload: JSON.stringify({ id }),
      });
    }
  }
}

class Reader extends EventEmitter {
  readonly told: string[] = [];
  writableEnded = false;
  readonly writableLength = 0;
  headersSent = false;
  writeHead(): void {
    this.headersSent = true;
  }
  write(text: string): void {
    if (text.startsWith(': still here')) this.emit('beat');
    const [, id] = /"id":"(.*)"/.exec(text) ?? [];
    if (id === undefined) return;
    this.told.push(id);
    this.emit('told', id);
  }
  end(): void {
    this.writableEnded = true;
    this.emit('close');
  }
}

const BEAT_MS = 20;

async function start(...limits: string[][]) {
  const database = new Database();
  const changes = new LiveChanges(database as unknown as DataSource, {
    ...TIMINGS,
    liveHeartbeat: BEAT_MS,
  });
  const readers = [];
  for (const brands of limits) {
    const reader = new Reader();
    await follow(changes, reader, { id: `account-${readers.length}`, brands });
    readers.push(reader);
  }
  return { database, changes, readers };
}

function follow(changes: LiveChanges, reader: Reader, account: object, looked = () => undefined) {
  return changes.open(reader as unknown as Response, JSON.stringify(account), () => {
    looked();
    return Promise.resolve(account as CurrentAdmin);
  });
}

it('live changes look up the brands of many changes at once for all limited accounts', async () => {
  const { database, changes, readers } = await start(
    [],
    ['ridesmash'],
    ['ridesmash', 'smashfood'],
    ['smashfood'],
  );
  const many = Array.from({ length: 100 }, () => ['ride-1', 'food-1', 'unknown']).flat();
  database.notify('ride-2', ...many, 'food-1');
  const [everything, rides, both, food] = readers;
  expect(everything?.told).toHaveLength(302);
  await once(food as Reader, 'told');
  while (food?.told.length !== 101) await once(food as Reader, 'told');
  expect(rides?.told).toEqual(['ride-2', ...many.filter((id) => id === 'ride-1')]);
  expect(both?.told).toEqual(['ride-2', ...many.filter((id) => id !== 'unknown'), 'food-1']);
  expect(database.asked.map((ids) => ids.length)).toEqual([1, 301]);
  await changes.stop();
});

it('live changes end the streams of limited accounts if the brands cannot be looked up', async () => {
  const { database, changes, readers } = await start([], ['ridesmash']);
  const [everything, limited] = readers;
  database.isAway = true;
  database.notify('ride-1');
  await once(limited as Reader, 'close');
  database.notify('ride-1');
  expect([everything?.told.length, limited?.told.length, database.asked.length]).toEqual([2, 0, 1]);
  await changes.stop();
});

it('live changes end the oldest of more than 30 streams of an account, and check the account once for all', async () => {
  const { changes, readers } = await start([]);
  let looks = 0;
  const streams = [];
  for (let index = 0; index < 31; index += 1) {
    const reader = new Reader();
    const account = { id: 'one', brands: [] };
    await follow(changes, reader, account, () => void (looks += 1));
    streams.push(reader);
  }
  expect(streams.map(({ writableEnded }) => writableEnded)).toEqual(streams.map((_, index) => index === 0));
  expect(readers[0]?.writableEnded).toBe(false);
  const opened = looks;
  await once(streams[30] as Reader, 'beat');
  expect(looks - opened).toBeLessThan(10);
  await changes.stop();
});

it('live changes drop signs of presence that one account sends too fast', async () => {
  const { database, changes } = await start([]);
  const say = (id: string) =>
    changes.announcePresence({ id: 'ride-1', step: 'here', by: { id, username: id } });
  for (let time = 0; time < 100; time += 1) await say('one');
  // More than ten, as seconds may pass during the loop.
  expect(database.asked.length).toBeLessThan(60);
  const before = database.asked.length;
  await say('another');
  expect(database.asked.length).toBeGreaterThan(before);
  await changes.stop();
});
