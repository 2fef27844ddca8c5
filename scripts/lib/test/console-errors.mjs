import { afterEach, beforeEach, expect } from '@jest/globals';

/** Not faults of a component: jsdom does not know <search>, and tests act from outside React. */
const EXPECTED = /^The tag <%s> is unrecognized|\bact\(|`act`/;
/** Property that react-admin's inputs pass to MUI's, which no longer know it. */
const OF_LIBRARY = 'InputProps';

const { error: printError, warn: printWarning } = console;
/** @type {string[]} */
let complaints = [];

/** @param {unknown[]} values */
function isComplaint([first, ...values]) {
  // React and MUI complain with text, JavaScript with a TypeError when a function is missing. Other errors are failed calls,
  // which react-admin logs.
  if (typeof first !== 'string')
    return first instanceof TypeError && / is not a function/.test(first.message);
  return !EXPECTED.test(first) && !values.includes(OF_LIBRARY);
}

beforeEach(() => {
  complaints = [];
  console.error = (...values) => {
    if (isComplaint(values)) complaints.push(values.join(' '));
  };
  console.warn = (...values) => {
    if (typeof values[0] === 'string' && /^MUI:|^Warning:/.test(values[0])) complaints.push(values.join(' '));
  };
});
afterEach(() => {
  Object.assign(console, { error: printError, warn: printWarning });
  expect(complaints).toEqual([]);
});
