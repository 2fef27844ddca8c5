import { once } from 'node:events';
import { Injectable, Module } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { expect, it } from '@jest/globals';
import { FailingWork } from '../metrics/index.js';
import { PollingWorker } from './polling-worker.js';

/** Works until the other one has been asked to stop as well. */
abstract class Waiting extends PollingWorker {
  other!: Waiting;
  readonly asked = once(this.stopping.signal, 'abort');
  constructor() {
    super({ name: 'waiting', pause: 1, failure: 'failed' });
  }
  protected async workOnce(): Promise<boolean> {
    await this.asked;
    await this.other.asked;
    return false;
  }
}

@Injectable()
class First extends Waiting {}
@Injectable()
class Second extends Waiting {}

const failing = { provide: FailingWork, useValue: { recordOutcome: () => undefined } };
@Module({ providers: [failing, First] })
class FirstModule {}
@Module({ providers: [failing, Second] })
class SecondModule {}

it('all workers are asked to stop before the first of them is waited for', async () => {
  const app = await Test.createTestingModule({ imports: [FirstModule, SecondModule] }).compile();
  const [first, second] = [app.get(First, { strict: false }), app.get(Second, { strict: false })];
  first.other = second;
  second.other = first;
  await app.init();
  await app.close();
  expect(await Promise.all([first.asked, second.asked])).toHaveLength(2);
});
