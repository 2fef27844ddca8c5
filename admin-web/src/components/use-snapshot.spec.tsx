import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useSnapshot } from './use-snapshot';

it('the choices of a menu do not change while it is open, once there are any', () => {
  const { result, rerender } = renderHook(({ value, isOpen }) => useSnapshot(value, isOpen), {
    initialProps: { value: undefined as string[] | undefined, isOpen: true },
  });
  expect(result.current).toBeUndefined();
  rerender({ value: ['Ngozi'], isOpen: true });
  rerender({ value: ['Ada', 'Ngozi'], isOpen: true });
  expect(result.current).toEqual(['Ngozi']);
  rerender({ value: ['Ada', 'Ngozi'], isOpen: false });
  expect(result.current).toEqual(['Ada', 'Ngozi']);
});
