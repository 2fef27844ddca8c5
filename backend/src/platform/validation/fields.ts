/** Decorators for the fields of DTOs: each sets API description, conversion and rules of a field. */
export { BooleanField, ChoiceField, ChoicesField } from './fields/choice-fields.js';
export { IdField, IdsField, NumericIdsField } from './fields/id-fields.js';
export { LowerCase } from './fields/lower-case.js';
export { NullIsNotGiven } from './fields/null-is-not-given.js';
export {
  QueryNumber,
  SeenNumberField,
  VersionField,
  WholeNumberField,
  ZoneField,
} from './fields/number-fields.js';
export { ObjectField, ObjectsField } from './fields/object-fields.js';
export {
  EmailField,
  IsEmailAddress,
  KnownEmailField,
  LinkTokenField,
  TextField,
  TextsField,
} from './fields/text-fields.js';
export { DayField, InstantField } from './fields/time-fields.js';
