/** What the content of a file says about its claim to be of a type. */
export type Verdict = 'accepted' | 'type' | 'unsafe' | 'locked';
