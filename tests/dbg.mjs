import { withBackend, siteSettings, logIn, postJson } from './support/servers/with-backend.mjs';
import { setTimeout as delay } from 'node:timers/promises';
await withBackend(async ({ url }) => {
  console.log('URL', url);
  const token = await logIn(url);
  const job = await postJson(`${url}/api/jobs/`, { title:'Rider Lead', description:'First line.\n'+'Long text here. '.repeat(40), responsibility:'Lead.', requirements:'Be kind.', location:'Abuja', job_type:'Full Time', is_active:true }, token);
  console.log('JOB', job.id);
  await delay(3_600_000);
}, siteSettings);
