import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

/** Passes the log of Nest and its modules on to pino. Arguments are an object or text, then a text, then the context. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  private write(level: 'debug' | 'warn' | 'error', message: unknown, rest: unknown[]): void {
    const context = rest.at(-1);
    const text = rest.length > 1 ? rest[0] : undefined;
    if (message instanceof Error) {
      this.logger[level]({ err: message, context }, typeof text === 'string' ? text : undefined);
    } else if (typeof message === 'object' && message !== null) {
      this.logger[level]({ ...message, context }, typeof text === 'string' ? text : undefined);
    } else {
      this.logger[level]({ context }, String(message));
    }
  }
}
