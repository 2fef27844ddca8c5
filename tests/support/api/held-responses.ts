/** Requests whose responses a server holds back longer than any test lasts. */
export interface HeldResponses {
  /** How many requests were answered after all. */
  answered(): number;
  /** Hangs up, so that the server can stop. */
  leave(): void;
}

/** Posts all these bodies at the same time. */
export function postAndLeave(address: string, bodies: readonly object[]): HeldResponses {
  const aborter = new AbortController();
  let answered = 0;
  for (const body of bodies) {
    void fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: aborter.signal,
    }).then(
      () => (answered += 1),
      () => undefined,
    );
  }
  return { answered: () => answered, leave: () => aborter.abort() };
}
