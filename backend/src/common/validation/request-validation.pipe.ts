import { type ArgumentMetadata, Injectable, ValidationPipe } from '@nestjs/common';
import type { ValidationIssue } from '@smash/contract';
import type { ValidationError } from 'class-validator';
import { ValidationException } from '../errors/api-exception.js';

class Refused extends Error {
  constructor(readonly errors: ValidationError[]) {
    super('refused');
  }
}

/** Validates bodies and queries by their class; answers 422 with one issue a field, unknown fields included. */
@Injectable()
export class RequestValidationPipe extends ValidationPipe {
  constructor() {
    super({
      transform: true,
      whitelist: true,
      forbidNonWhitelisted: true,
      stopAtFirstError: true,
      validationError: { target: false, value: false },
      exceptionFactory: (errors) => new Refused(errors),
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    // Ids have pipes of their own; this one would read "1e3" and "0x1" as numbers before they see it.
    if (metadata.type === 'param') return value;
    const place = metadata.type;
    if (metadata.type === 'body' && value !== undefined && !isPlainObject(value)) {
      throw ValidationException.at(['body'], 'A JSON object is expected here', 'object_type');
    }
    if (metadata.type === 'body') refuseUnsafeStructure(value ?? {});
    try {
      return (await super.transform(value, metadata)) as unknown;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      throw new ValidationException(error.errors.flatMap((item) => toIssues(item, [place])));
    }
  }
}

/** More levels than any body has. */
const DEEPEST = 5;

/** What the transformer would drop in silence, or follow until the stack is full. */
function refuseUnsafeStructure(body: object): void {
  for (const [field, value] of Object.entries(body)) {
    if (field === '__proto__' || field === 'constructor') {
      throw ValidationException.at(['body', field], 'This field is not known', 'unknown_field');
    }
    if (isDeeperThan(DEEPEST, value)) {
      throw ValidationException.at(['body', field], 'This value has too many levels', 'too_deep');
    }
  }
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}

/** One issue a field; those within lists and objects name the way to them, such as `['body', 'changes', 3, 'id']`. */
function toIssues(error: ValidationError, place: (string | number)[]): ValidationIssue[] {
  const field = /^\d+$/.test(error.property) ? Number(error.property) : error.property;
  const loc = [...place, field];
  const broken = Object.entries(error.constraints ?? {})[0];
  if (!broken && error.children?.length) return error.children.flatMap((child) => toIssues(child, loc));
  const [type, message] = broken ?? ['value_error', 'This value is not accepted'];
  if (type === 'whitelistValidation') return [{ loc, msg: 'This field is not known', type: 'unknown_field' }];
  return [{ loc, msg: message, type: type === 'formField' ? 'value_error' : type }];
}

function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
