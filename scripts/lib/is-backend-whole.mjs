// Runs in a container of the backend, for scripts/upgrade: checks that this backend is whole. WANTED is the version that it must have.
const wanted = process.env.WANTED;

async function read(path) {
  const response = await fetch(`http://127.0.0.1:8080${path}`);
  if (!response.ok) throw new Error(`GET ${path} was answered ${response.status}`);
  return response.text();
}

const { status, version } = JSON.parse(await read('/api/health'));
if (status !== 'ok') throw new Error(`The backend says that it is ${status}.`);
if (wanted && version !== wanted) throw new Error(`Version ${version ?? 'unknown'} runs, not ${wanted}.`);
const jobs = JSON.parse(await read('/api/jobs/'));
const page = await read('/careers');
const ESCAPED = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
const asWritten = (title) => title.replace(/[&<>"']/g, (sign) => ESCAPED[sign]);
if (
  !page.includes('<h1') ||
  (jobs.length > 0 && !jobs.some(({ title }) => page.includes(asWritten(title))))
) {
  throw new Error('GET /careers is no page of the positions.');
}
console.log(`${version ?? 'A version without a number'} serves ${jobs.length} jobs and their page.`);
