/**
 * @typedef {object} Comparison of what one side sends with what the other side understands
 * @property {Record<string, any>} sender the document that describes what is sent
 * @property {Record<string, any>} reader the document that describes what is understood
 * @property {boolean} isResponse whether programs are the readers: they ignore unknown fields and limits
 */

const LOWER = ['minimum', 'minLength', 'minItems'];
const UPPER = ['maximum', 'maxLength', 'maxItems'];

/**
 * Lists the places where something may be sent that the reader does not understand.
 * @param {Record<string, any> | undefined} sent schema in the sender's document
 * @param {Record<string, any> | undefined} read schema in the reader's
 * @param {Comparison} comparison
 * @param {string} [at] where in the body
 * @param {string[]} [seen] pairs of references that are being compared: schemas may contain themselves
 * @returns {string[]}
 */
export function findMisfits(sent, read, comparison, at = '', seen = []) {
  if (!sent || !read) return [];
  const pair = `${sent.$ref} ${read.$ref}`;
  if (sent.$ref && read.$ref && seen.includes(pair)) return [];
  const known = [...seen, pair];
  const [from, to] = [alternativesOf(sent, comparison.sender), alternativesOf(read, comparison.reader)];
  return from.flatMap((one) => {
    const misfits = to.map((other) => misfitsOf(one, other, comparison, at, known));
    const like = misfits.find((found) => found.length === 0);
    // When no alternative fits, the one with the fewest misfits is reported.
    return like ?? misfits.reduce((least, each) => (each.length < least.length ? each : least));
  });
}

function misfitsOf(sent, read, comparison, at, seen) {
  if (read.type && sent.type !== read.type && !(sent.type === 'integer' && read.type === 'number')) {
    return [`${at || 'body'}: ${nameOf(sent)} may be sent where ${nameOf(read)} is expected`];
  }
  return [
    ...(comparison.isResponse && read['x-grows'] ? [] : misfitsOfValues(sent, read, at || 'body')),
    ...(comparison.isResponse ? [] : misfitsOfLimits(sent, read, at || 'body')),
    ...misfitsOfFields(sent, read, comparison, at, seen),
    ...findMisfits(sent.items, read.items, comparison, `${at}[]`, seen),
    ...findMisfits(valuesBy(sent), valuesBy(read), comparison, `${at}{}`, seen),
  ];
}

function misfitsOfValues(sent, read, at) {
  const [values, known] = [valuesOf(sent), valuesOf(read)];
  const found = [];
  if (known && !values) found.push(`${at}: any value may be sent where only certain values are expected`);
  for (const value of (known && values) ?? []) {
    if (!known.includes(value))
      found.push(`${at}: the value ${JSON.stringify(value)} may be sent but is not expected`);
  }
  if (read.format && sent.format !== read.format)
    found.push(`${at}: the format ${read.format} is expected but not guaranteed`);
  return found;
}

function misfitsOfLimits(sent, read, at) {
  const found = [];
  for (const limit of LOWER) if ((sent[limit] ?? -Infinity) < (read[limit] ?? -Infinity)) found.push(limit);
  for (const limit of UPPER) if ((sent[limit] ?? Infinity) > (read[limit] ?? Infinity)) found.push(limit);
  if (read.pattern && sent.pattern !== read.pattern) found.push('pattern');
  return found.map((limit) => `${at}: ${limit} is now stricter (${read[limit]})`);
}

function misfitsOfFields(sent, read, comparison, at, seen) {
  const [fields, known] = [sent.properties ?? {}, read.properties ?? {}];
  const name = (field) => (at ? `${at}.${field}` : field);
  const missing = comparison.isResponse ? Object.keys(known).filter((field) => !(field in fields)) : [];
  const unknown = comparison.isResponse ? [] : Object.keys(fields).filter((field) => !(field in known));
  const wanted = (read.required ?? []).filter(
    (field) => !missing.includes(field) && !(sent.required ?? []).includes(field),
  );
  return [
    ...missing.map((field) => `${name(field)}: was removed`),
    ...unknown.map((field) => `${name(field)}: is no longer accepted`),
    ...wanted.map(
      (field) => `${name(field)}: ${comparison.isResponse ? 'may now be missing' : 'is now required'}`,
    ),
    ...Object.keys(fields).flatMap((field) =>
      findMisfits(fields[field], known[field], comparison, name(field), seen),
    ),
  ];
}

/** Alternatives that a schema allows, each a schema of one type without references. */
function alternativesOf(schema, document) {
  if (schema.$ref) return alternativesOf(resolve(schema.$ref, document), document);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.flatMap((choice) => alternativesOf(choice, document));
  if (schema.allOf) return [joined(schema, document)];
  if (!Array.isArray(schema.type)) return [schema];
  return schema.type.map((type) => ({ ...ofType(schema, type), type }));
}

/** A schema with only those `enum` values that fit a type: `null` for the type `null`, the others for every other type. */
function ofType({ enum: values, ...schema }, type) {
  if (!values) return schema;
  return { ...schema, enum: values.filter((value) => (value === null) === (type === 'null')) };
}

function joined({ allOf, ...schema }, document) {
  const parts = [schema, ...allOf.flatMap((part) => alternativesOf(part, document))];
  return {
    ...Object.assign({}, ...parts),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  };
}

const resolve = (reference, document) =>
  reference
    .slice(2)
    .split('/')
    .reduce((part, key) => part[key.replaceAll('~1', '/').replaceAll('~0', '~')], document);

/** Schema of the values under the keys of an object that are not named. */
const valuesBy = ({ additionalProperties: schema }) => (typeof schema === 'object' ? schema : undefined);
const valuesOf = ({ const: only, enum: values }) => (only === undefined ? values : [only]);
const nameOf = ({ type = 'anything' }) => type;
