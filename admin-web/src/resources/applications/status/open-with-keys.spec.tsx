import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { openWithKeys } from './open-with-keys';

const showPicker = jest.fn();
const { prototype } = HTMLSelectElement;
beforeEach(() => void Object.assign(prototype, { showPicker }));
afterEach(() => {
  cleanup();
  showPicker.mockClear();
  Reflect.deleteProperty(prototype, 'showPicker');
});

/** Tells whether a press of the key opens a closed list, and whether the browser is kept from changing it. */
function press(key: string, more: object = {}) {
  render(
    <select onKeyDown={openWithKeys}>
      <option>Pending</option>
    </select>,
  );
  const list = screen.getByRole('combobox');
  const pressed = createEvent.keyDown(list, { key, ...more });
  fireEvent(list, pressed);
  return [showPicker.mock.calls.length === 1, pressed.defaultPrevented];
}

it.each(['ArrowUp', 'ArrowLeft', 'PageDown', 'Home', 'End', 'r', 'é', ' '])(
  'the key %j opens the list of choices',
  (key) => {
    expect(press(key)).toEqual([true, true]);
  },
);

it.each([
  ['Tab', {}],
  ['Enter', {}],
  ['Escape', {}],
  ['Shift', {}],
  ['c', { ctrlKey: true }],
  ['r', { metaKey: true }],
])('the key %j with %j is left to the browser', (key, more) => {
  expect(press(key, more)).toEqual([false, false]);
});

it.each([
  ['ArrowDown', false],
  [' ', false],
  ['r', true],
  ['End', true],
])('the key %j is kept from a browser that cannot open the list by script: %s', (key, isKept) => {
  Reflect.deleteProperty(prototype, 'showPicker');
  expect(press(key)).toEqual([false, isKept]);
});
