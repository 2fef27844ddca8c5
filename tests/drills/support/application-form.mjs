// Applications for drills that send many.

export const MEGABYTE = 1024 * 1024;

/** A PDF as far as its content is looked at, of exactly so many bytes. @param {number} size */
export function pdfOf(size) {
  const bytes = Buffer.alloc(size, 'x');
  bytes.write('%PDF-1.7\n%');
  bytes.write('\n%%EOF\n', size - 7);
  return new Blob([bytes], { type: 'application/pdf' });
}

/**
 * A filled form of a person of that number, with a telephone of their own: applications of one person, or family, wait for
 * one another.
 * @param {number} index @param {Blob} cv
 */
export function formOf(index, cv) {
  const form = new FormData();
  const answers = {
    first_name: 'Load',
    last_name: `Tester ${index}`,
    dob: '1990-01-01',
    state_of_origin: 'Lagos',
    state_of_resident: 'FCT',
    address: '1 Test Close',
    email: `load-${index}@example.com`,
    phone: `+234 803 ${String(index).padStart(7, '0')}`,
    social_link: 'linkedin.com/in/load',
  };
  for (const [name, value] of Object.entries(answers)) form.set(name, value);
  form.set('cv_file', cv, 'cv.pdf');
  return form;
}

/**
 * Says that this person is in a network of their own, to a backend that trusts the loopback address (TRUST_PROXY):
 * requests from one network wait for one another to be counted.
 * @param {number} index
 */
export const fromNetwork = (index) => ({
  'X-Forwarded-For': `100.${64 + ((index >> 16) & 63)}.${(index >> 8) & 255}.${index & 255}`,
});
