import { postJson } from '../../support/servers/with-backend.mjs';

// There are fifty last names; one row in fifty thousand has the rare one.
const FILL = `
  INSERT INTO applications (id, reference, job_id, first_name, last_name, dob, state_of_origin, state_of_resident,
    address, email, phone, social_link, status, search_text, applied_at)
  SELECT gen_random_uuid(), 'T' || lpad(i::text, 12, '0'), (SELECT ARRAY(SELECT id FROM jobs ORDER BY id LIMIT 20))[1 + i % 20], first, last, '1990-01-01', 'Lagos', 'FCT',
    '1 Test Close', email, '+2348035550100', 'https://linkedin.com/in/x',
    (ARRAY['pending', 'pending', 'pending', 'reviewed', 'accepted', 'rejected'])[1 + floor(random() * 6)],
    lower(first || ' ' || last || ' ' || email || ' T' || lpad(i::text, 12, '0')),
    now() - random() * interval '365 days'
  FROM (
    SELECT i, first, last, lower(first || '.' || last) || i || '@example.com' AS email
    FROM (
      SELECT i, (ARRAY['Adaeze','Chinedu','Amina','Tunde','Ngozi','Yusuf','Bola','Emeka','Halima','Ifeanyi'])
          [1 + floor(random() * 10)] AS first,
        CASE WHEN i % 50000 = 7 THEN 'Zubby Quartey' ELSE
          (ARRAY['Okonkwo','Bello','Adeyemi','Eze','Ibrahim','Okafor','Lawal','Nwosu','Balogun','Abubakar'])
          [1 + floor(random() * 10)] || (ARRAY['','son','-Ade','-Obi','-Musa'])[1 + floor(random() * 5)] END AS last
      FROM generate_series($1::int, $2::int) AS i
    ) names
  ) people`;
const FILES = `
  INSERT INTO application_files (id, application_id, kind, storage_key, name, content_type, size, sha256)
  SELECT gen_random_uuid(), a.id, 'cv', a.id::text, 'cv.pdf', 'application/pdf', 1000, repeat('0', 64)
  FROM applications a LEFT JOIN application_files f ON f.application_id = a.id WHERE f.id IS NULL`;
const TEXTS = `
  INSERT INTO cv_texts (file_id, application_id, state)
  SELECT f.id, f.application_id, 'without_text' FROM application_files f ON CONFLICT DO NOTHING`;

/** Adds applications to the table, for 20 existing jobs, each with a CV whose file does not exist. @param {{ query(text: string, values?: unknown[]): Promise<unknown> }} database @param {number} from how many there are @param {number} to */
export async function fillApplications(database, from, to) {
  await database.query(FILL, [from + 1, to]);
  await database.query(FILES);
  await database.query(TEXTS);
  await database.query('VACUUM ANALYZE applications, application_files');
}

/** The jobs that {@link fillApplications} wants. @param {string} url @param {string} token of an administrator */
export async function makeTwentyJobs(url, token) {
  const job = { title: 'Load', description: 'x', responsibility: 'x', requirements: 'x' };
  for (let i = 0; i < 20; i += 1) await postJson(`${url}/api/jobs/`, job, token);
}
