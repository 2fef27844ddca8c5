import { afterEach, beforeEach, expect } from '@jest/globals';

/** No fault of a part: that jsdom does not know <search>, and that a test acts from outside of React. */
const EXPECTED = /^The tag <%s> is unrecognized|\bact\b/;
/** A property that react-admin's inputs give to those of MUI, which no longer know it. */
const OF_LIBRARY = 'InputProps';

const { error: print } = console;
/** @type {string[]} */
let complaints = [];

// React complains in words, to developers alone. A call that fails is logged by react-admin as the error that it is.
beforeEach(() => {
  complaints = [];
  console.error = (...values) => {
    const [first] = values;
    if (typeof first !== 'string' || EXPECTED.test(first) || values.includes(OF_LIBRARY)) return;
    complaints.push(values.join(' '));
  };
});
afterEach(() => {
  console.error = print;
  expect(complaints).toEqual([]);
});
