import { createHash, randomUUID } from 'node:crypto';

/** Beginning and end that the checks of a PDF want. */
const HEAD = '%PDF-1.7\n%';
const TAIL = '\n%%EOF\n';

/** A unique PDF of exactly so many bytes, so that swapped files are found. @param {number} size */
function uniquePdf(size) {
  const bytes = Buffer.alloc(size, 'x');
  bytes.write(`${HEAD}${randomUUID()} `);
  bytes.write(TAIL, size - TAIL.length);
  return bytes;
}

/** @param {Buffer} bytes */
const digestOf = (bytes) => createHash('sha256').update(bytes).digest('hex');

/**
 * A valid application of a new person.
 * @param {{ jobId: number, cvBytes?: number, hasLetter?: boolean }} options
 * @returns {{ sent: object, key: string, form: () => FormData }} sent: for the ledger; form: makes a new form with the same content
 */
export function newApplication({ jobId, cvBytes = 2_000, hasLetter = false }) {
  const key = randomUUID();
  const answers = {
    first_name: 'Restless',
    last_name: `Tester ${key.slice(0, 8)}`,
    dob: '1990-01-01',
    state_of_origin: 'Lagos',
    state_of_resident: 'FCT',
    address: '1 Test Close',
    email: `${key}@example.com`,
    phone: `+234 80${Math.floor(10_000_000 + Math.random() * 89_999_999)}`,
    social_link: 'linkedin.com/in/restless',
  };
  const files = [
    { kind: 'cv', part: 'cv_file', name: 'cv.pdf', bytes: uniquePdf(cvBytes) },
    ...(hasLetter
      ? [{ kind: 'cover_letter', part: 'cover_letter_file', name: 'letter.pdf', bytes: uniquePdf(1_000) }]
      : []),
  ];
  return {
    key,
    sent: {
      jobId,
      email: answers.email,
      last_name: answers.last_name,
      files: files.map(({ kind, bytes }) => ({ kind, sha256: digestOf(bytes), size: bytes.length })),
    },
    form() {
      const form = new FormData();
      for (const [name, value] of Object.entries(answers)) form.set(name, value);
      for (const { part, name, bytes } of files)
        form.set(part, new Blob([bytes], { type: 'application/pdf' }), name);
      return form;
    },
  };
}
