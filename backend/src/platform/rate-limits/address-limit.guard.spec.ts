import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Body, Controller, HttpCode, Module, Post } from '@nestjs/common';
import { APP_GUARD, NestFactory, Reflector } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Transform } from 'class-transformer';
import { IsString } from 'class-validator';
import { AuditTally } from '../audit/audit-tally.service.js';
import { ApiExceptionFilter } from '../errors/api-exception.filter.js';
import { TooManyRequestsException } from '../errors/api-exception.js';
import { JsonBodyInterceptor } from '../http/json-body.interceptor.js';
import { RequestValidationPipe } from '../validation/request-validation.pipe.js';
import { AddressLimitGuard } from './address-limit.guard.js';
import { LimitByAddress } from './limit-by-address.decorator.js';
import { KnownDevices } from './known-devices.service.js';
import { KnownRepeats } from './known-repeats.service.js';
import { RateLimitService } from './rate-limit.service.js';

let points = 0;
const counted: string[] = [];
let validated = 0;

const limits = {
  consumeFrom: ({ network }: { network: string }, name: string) => {
    counted.push(`${name} ${network}`);
    points -= 1;
    return points < 0 ? Promise.reject(new TooManyRequestsException(7)) : Promise.resolve();
  },
};

class TextDto {
  @IsString()
  @Transform(({ value }: { value: unknown }) => {
    validated += 1;
    return value;
  })
  text: string;
}

@Controller()
class TextController {
  @LimitByAddress('contactByAddress')
  @Post('limited')
  @HttpCode(200)
  limited(@Body() { text }: TextDto): string {
    return text;
  }

  @Post('unlimited')
  @HttpCode(200)
  unlimited(@Body() { text }: TextDto): string {
    return text;
  }
}

@Module({
  controllers: [TextController],
  providers: [
    { provide: RateLimitService, useValue: limits },
    { provide: AuditTally, useValue: { record: () => undefined } },
    { provide: KnownDevices, useValue: { subjectFor: () => Promise.resolve(undefined) } },
    KnownRepeats,
    { provide: APP_GUARD, useClass: AddressLimitGuard },
  ],
})
class TextModule {}

describe('a limit by address', () => {
  let app: NestExpressApplication;
  let url: string;

  beforeAll(async () => {
    app = await NestFactory.create<NestExpressApplication>(TextModule, { bodyParser: false, logger: false });
    app.useGlobalInterceptors(new JsonBodyInterceptor(app.get(Reflector)));
    app.useGlobalPipes(new RequestValidationPipe());
    app.useGlobalFilters(new ApiExceptionFilter());
    await app.listen(0, '127.0.0.1');
    url = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;
  });
  afterAll(() => app.close());
  beforeEach(() => {
    points = 1;
    counted.length = 0;
    validated = 0;
  });

  const post = async (path: string, body: string) => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(`${url}/${path}`, { method: 'POST', headers, body });
    return {
      status: response.status,
      wait: response.headers.get('retry-after'),
      text: await response.text(),
    };
  };

  it('counts each request once, and lets it through while there is room', async () => {
    expect(await post('limited', '{"text":"one"}')).toEqual({ status: 200, wait: null, text: 'one' });
    expect(counted).toEqual(['contactByAddress 127.0.0.1']);
    expect(validated).toBe(1);
  });

  it.each(['{"text":"one"}', '{"text":1}', '{"other":1}', '{broken', `{"text":"${'x'.repeat(100_000)}"}`])(
    'refuses further requests without reading or validating the body: %.20s',
    async (body) => {
      await post('limited', '{"other":1}');
      const { status, wait, text } = await post('limited', body);
      expect([status, wait]).toEqual([429, '7']);
      expect(JSON.parse(text)).toMatchObject({ code: 'too_many_requests' });
      expect(validated).toBe(0);
    },
  );

  it.each([
    ['that breaks a rule', '{"text":1}', 422],
    ['that is no JSON', '{broken', 400],
    ['that is too large', `{"text":"${'x'.repeat(17_000)}"}`, 413],
  ])('counts a request %s', async (_, body, expected) => {
    expect((await post('limited', body)).status).toBe(expected);
    expect(counted).toHaveLength(1);
    expect((await post('limited', '{"text":"one"}')).status).toBe(429);
  });

  it('applies only to routes that declare it', async () => {
    points = 0;
    expect((await post('unlimited', '{"text":"one"}')).status).toBe(200);
    expect(counted).toEqual([]);
  });
});
