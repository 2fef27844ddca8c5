import { EventEmitter, once } from 'node:events';
import { expect, it } from '@jest/globals';
import type { Response } from 'express';
import type { DataSource } from 'typeorm';
import type { CurrentAdmin } from '../../../platform/auth/access.decorators.js';
import { TIMINGS } from '../../../platform/config/timings.js';
import { LiveChanges } from './live-changes.service.js';

/** A database that knows of ride-1, ride-2 and food-1, whose brands their names say, and counts what it is asked. */
class Database {
  readonly connection = new EventEmitter();
  readonly asked: string[][] = [];
  isAway = false;
  readonly manager = {
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

async function start(...limits: string[][]) {
  const database = new Database();
  const changes = new LiveChanges(database as unknown as DataSource, TIMINGS);
  const readers = [];
  for (const brands of limits) {
    const reader = new Reader();
    await changes.follow(reader as unknown as Response, () =>
      Promise.resolve({ brands } as unknown as CurrentAdmin),
    );
    readers.push(reader);
  }
  return { database, changes, readers };
}

it('looks once for whom many changes are, however many limited accounts follow them', async () => {
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

it('ends the streams of limited accounts when it cannot look, and asks nothing where there are none', async () => {
  const { database, changes, readers } = await start([], ['ridesmash']);
  const [everything, limited] = readers;
  database.isAway = true;
  database.notify('ride-1');
  await once(limited as Reader, 'close');
  database.notify('ride-1');
  expect([everything?.told.length, limited?.told.length, database.asked.length]).toEqual([2, 0, 1]);
  await changes.stop();
});
