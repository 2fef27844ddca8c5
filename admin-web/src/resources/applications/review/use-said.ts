import { useReducer } from 'react';

export interface Said {
  text: string;
  /** How often something was said. As the key of an element it has screen readers hear the same words again. */
  times: number;
}

/** What a review said last, and the way to say something. */
export const useSaid = () =>
  useReducer(({ times }: Said, text: string): Said => ({ text, times: times + 1 }), { text: '', times: 0 });
