import type { Type as Class } from '@nestjs/common';
import { getMetadataStorage, ValidationTypes } from 'class-validator';

/** The fields that a class accepts; a field with objects of another class has that class's fields. */
export type KnownFields = ReadonlyMap<string, KnownFields | undefined>;

const known = new Map<Class, KnownFields>();

/** The fields of a class that have a rule, read from its decorators once. */
export function knownFieldsOf(dto: Class): KnownFields {
  const cached = known.get(dto);
  if (cached) return cached;
  const fields = new Map<string, KnownFields | undefined>();
  for (const rule of getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false)) {
    const { propertyName, type } = rule;
    const objectsOf = rule.context as (() => Class) | undefined;
    if (type === ValidationTypes.NESTED_VALIDATION) {
      if (!objectsOf) throw new Error(`${dto.name}.${propertyName}: declare it with ObjectsField`);
      fields.set(propertyName, knownFieldsOf(objectsOf()));
    } else if (!fields.has(propertyName)) {
      fields.set(propertyName, undefined);
    }
  }
  known.set(dto, fields);
  return fields;
}
