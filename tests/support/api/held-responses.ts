/** Requests whose responses a server holds back longer than any test lasts. */
export interface HeldResponses {
  /** How many were answered nevertheless. */
  answered(): number;
  /** Hangs up: the server may stop. */
  leave(): void;
}

/** Posts each of these bodies, beside each other. */
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
