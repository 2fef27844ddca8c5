import { type ArgumentMetadata, Injectable, NotFoundException, ValidationPipe } from '@nestjs/common';
import type { ValidationIssue } from '@smash/contract';
import type { ValidationError } from 'class-validator';
import { ValidationException } from '../errors/api-exception.js';
import { knownFieldsOf } from './known-fields.js';
import { findStructuralIssues, toStep } from './structure.js';

class Refused extends Error {
  constructor(readonly errors: ValidationError[]) {
    super('refused');
  }
}

/** Validates bodies and queries by their class; returns 422 with one issue for each field, unknown fields first. */
@Injectable()
export class RequestValidationPipe extends ValidationPipe {
  constructor() {
    super({
      transform: true,
      stopAtFirstError: true,
      validationError: { target: false, value: false },
      exceptionFactory: (errors) => new Refused(errors),
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { type: place, metatype } = metadata;
    // Ids have their own pipes; ValidationPipe would convert "1e3" and "0x1" to numbers first.
    if (place === 'param') return metatype === String ? withoutNul(value) : value;
    if (place === 'body' && value !== undefined && !isPlainObject(value)) {
      throw ValidationException.at(['body'], 'A JSON object is expected here', 'object_type');
    }
    if (place !== 'custom' && metatype && this.toValidate(metadata)) {
      const issues = findStructuralIssues(value ?? {}, knownFieldsOf(metatype), place);
      if (issues.length > 0) throw new ValidationException(issues);
    }
    try {
      return (await super.transform(value, metadata)) as unknown;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      throw new ValidationException(error.errors.flatMap((item) => toIssues(item, [place])));
    }
  }
}

/** For names and tokens in a path: the database cannot hold NUL (`%00`), so nothing is found there. */
function withoutNul(value: unknown): unknown {
  if (typeof value === 'string' && value.includes('\0')) throw new NotFoundException();
  return value;
}

/** One issue for each field. Fields in lists and objects have their whole path, such as `['body', 'changes', 3, 'id']`. */
function toIssues(error: ValidationError, place: (string | number)[]): ValidationIssue[] {
  const loc = [...place, toStep(error.property)];
  const broken = Object.entries(error.constraints ?? {})[0];
  if (!broken && error.children?.length) return error.children.flatMap((child) => toIssues(child, loc));
  const [type, message] = broken ?? ['value_error', 'This value is not accepted'];
  return [{ loc, msg: message, type: type === 'formField' ? 'value_error' : type }];
}

function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
