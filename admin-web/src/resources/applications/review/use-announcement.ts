import { useReducer } from 'react';

export interface Announcement {
  text: string;
  /** How many texts were shown so far. As the key of an element, it makes screen readers read the same words again. */
  times: number;
}

/** The text that a review showed last, and a function that shows one. */
export const useAnnouncement = () =>
  useReducer(({ times }: Announcement, text: string): Announcement => ({ text, times: times + 1 }), {
    text: '',
    times: 0,
  });
