import { afterEach, beforeEach, expect } from '@jest/globals';

/** No fault of a part: that jsdom does not know <search>, and that a test acts from outside of React. */
const EXPECTED = /^The tag <%s> is unrecognized|\bact\(|`act`/;
/** A property that react-admin's inputs give to those of MUI, which no longer know it. */
const OF_LIBRARY = 'InputProps';

const { error: printError, warn: printWarning } = console;
/** @type {string[]} */
let complaints = [];

/** @param {unknown[]} values */
function isComplaint([first, ...values]) {
  // React and MUI complain in words, and of what is not there JavaScript itself; react-admin logs each call that fails.
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
