import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DAY_MS, postedAt } from '@smash/contract';
import type { Job } from '@smash/contract/client';
import ICAL from 'ical.js';
import { type Member, postExpiredJob, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { makeSiteBuild } from '../../support/api/site-build.js';
import { childrenOf, parseXml, textsOf } from '../../support/api/xml.js';
import { dayFromNow } from '../../support/samples/builders.js';

const FORMATS = ['xml', 'rss', 'json', 'ics'];
const HOSTILE = 'Cook & <b>"baker"</b> ]]> \u{1F950}';

describe('the feeds of jobs', () => {
  let app: ApiApp;
  let owner: Member;
  let job: Job;
  let removeBuild: () => Promise<void>;

  beforeAll(async () => {
    const { overrides, remove } = await makeSiteBuild();
    removeBuild = remove;
    app = await startApi(overrides);
    owner = await registerAndLogIn(app);
    job = await postJob(owner, {
      title: HOSTILE,
      description: `One\nTwo ${HOSTILE}`,
      location: 'Wuse 2, Abuja',
      job_type: 'Part Time',
      application_deadline: dayFromNow(9),
      salary_range: '₦90,000 a month',
      brand: 'smashfood',
      city: 'Abuja',
      state: 'FCT',
      workplace: 'hybrid',
    });
  });
  afterAll(async () => {
    await app.close();
    await removeBuild();
  });

  const read = async (format: string, query = '') =>
    (await app.visitor.get(`/feeds/jobs.${format}${query}`).buffer(true).expect(200)).text;
  const address = (id: number) => `https://smash.example/careers/${id}`;
  const json = async (query = '') =>
    JSON.parse(await read('json', query)) as { items: { id: string }[]; [field: string]: unknown };
  const addresses = async (query?: string) => (await json(query)).items.map(({ id }) => id);

  it('have the fields that Indeed reads', async () => {
    const source = parseXml(await read('xml'));
    expect(source.name).toBe('source');
    expect(textsOf(source)).toMatchObject({
      publisher: 'Smash Technology',
      publisherurl: 'https://smash.example',
      lastBuildDate: new Date(job.updated_at).toUTCString(),
    });
    const [entry] = childrenOf(source, 'job');
    expect(entry && textsOf(entry)).toEqual({
      title: HOSTILE,
      date: new Date(postedAt(job)).toUTCString(),
      referencenumber: String(job.id),
      requisitionid: String(job.id),
      url: `${address(job.id)}?src=feed-xml`,
      company: 'Smashfood',
      sourcename: 'Smash Technology',
      city: 'Abuja',
      state: 'FCT',
      country: 'NG',
      description: expect.stringContaining('<p>One<br>Two Cook &amp; &lt;b&gt;'),
      salary: '₦90,000 a month',
      jobtype: 'parttime',
      remotetype: 'Hybrid remote',
      expirationdate: job.application_deadline,
    });
  });

  it('have no entities for Indeed but those of the HTML in a description', async () => {
    const { id } = await postJob(owner, { title: HOSTILE, description: `You'll & "ride" ]]>` });
    const text = await read('xml');
    expect(text).toContain('<title><![CDATA[Cook & <b>"baker"</b> ]]]]><![CDATA[> \u{1F950}]]></title>');
    expect(text).toContain(`<description><![CDATA[<p>You'll &amp; "ride" ]]&gt;</p>`);
    await owner.api.post(`/api/jobs/${id}/close`).expect(200);
  });

  it.each([
    ['Remote', 'Fully remote'],
    ['Hybrid', 'Hybrid remote'],
  ] as const)(
    'give Indeed the workplace of a %s job, and no type of employment',
    async (job_type, remotetype) => {
      const { id } = await postJob(owner, { job_type });
      const [entry] = childrenOf(parseXml(await read('xml')), 'job');
      const texts = entry && textsOf(entry);
      expect(texts).toMatchObject({ referencenumber: String(id), remotetype });
      expect(texts).not.toHaveProperty('jobtype');
      await owner.api.post(`/api/jobs/${id}/close`).expect(200);
    },
  );

  it('give Indeed the title without the company, which has its own field', async () => {
    const { id } = await postJob(owner, { title: 'Chef, Smashfood', brand: 'smashfood' });
    const [entry] = childrenOf(parseXml(await read('xml')), 'job');
    expect(entry && textsOf(entry)).toMatchObject({
      referencenumber: String(id),
      title: 'Chef',
      company: 'Smashfood',
    });
    await owner.api.post(`/api/jobs/${id}/close`).expect(200);
  });

  it.each([
    ['Kano State', 'Kano', 'Kano'],
    ['Ikeja, Lagos', 'Lagos', 'Lagos'],
    ['Across Nigeria', 'Across Nigeria', undefined],
    ['Nsukka, Enugu State', 'Nsukka, Enugu State', 'Enugu'],
  ])('give Indeed the city and state that the place "%s" names', async (location, city, state) => {
    const { id } = await postJob(owner, { location });
    const [entry] = childrenOf(parseXml(await read('xml')), 'job');
    const texts = entry && textsOf(entry);
    expect([texts?.['city'], texts?.['state']]).toEqual([city, state]);
    await owner.api.post(`/api/jobs/${id}/close`).expect(200);
  });

  it('have the fields that RSS 2.0 requires of a channel and its items', async () => {
    const rss = parseXml(await read('rss'));
    expect(rss).toMatchObject({ name: 'rss', attributes: { version: '2.0' } });
    const [channel] = childrenOf(rss, 'channel');
    expect(channel && textsOf(channel)).toMatchObject({
      title: 'Open positions at Smash Technology',
      link: 'https://smash.example/careers',
      description: expect.stringMatching(/./),
    });
    expect(channel && childrenOf(channel, 'atom:link')).toMatchObject([
      { attributes: { href: 'https://smash.example/feeds/jobs.rss', rel: 'self' } },
    ]);
    const [item] = channel ? childrenOf(channel, 'item') : [];
    expect(item && textsOf(item)).toMatchObject({
      title: HOSTILE,
      link: `${address(job.id)}?src=feed-rss`,
      guid: address(job.id),
      pubDate: new Date(postedAt(job)).toUTCString(),
    });
  });

  it('have the fields that JSON Feed 1.1 requires', async () => {
    const { items, ...feed } = await json();
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Open positions at Smash Technology',
      feed_url: 'https://smash.example/feeds/jobs.json',
    });
    expect(items[0]).toMatchObject({
      id: address(job.id),
      url: `${address(job.id)}?src=feed-json`,
      title: HOSTILE,
      content_html: expect.stringContaining('<p>One<br>Two '),
      date_published: postedAt(job),
      tags: ['Part Time', 'smashfood', 'FCT', 'hybrid'],
    });
  });

  it('leave the texts of jobs out of JSON on request', async () => {
    const { items, ...feed } = await json('?brand=smashfood&texts=no');
    const summary = 'Part Time · Wuse 2, Abuja · ₦90,000 a month';
    expect(items[0]).toMatchObject({ id: address(job.id), summary, content_text: summary });
    expect(items[0]).not.toHaveProperty('content_html');
    expect(feed['feed_url']).toBe('https://smash.example/feeds/jobs.json?brand=smashfood&texts=no');
  });

  it('give calendars the deadlines as whole days', async () => {
    const events = new ICAL.Component(ICAL.parse(await read('ics')) as unknown[]).getAllSubcomponents(
      'vevent',
    );
    const [event] = events.map((component) => new ICAL.Event(component));
    expect(event).toMatchObject({
      uid: `job-${job.id}@smash.example`,
      summary: `Last day to apply: ${HOSTILE}`,
      description: event?.component.getFirstPropertyValue('url'),
    });
    expect(event?.startDate.isDate).toBe(true);
    expect(event?.startDate.toString()).toBe(job.application_deadline);
    const last = await postJob(owner, { application_deadline: '9999-12-31' });
    expect(await read('ics')).toContain('DTSTART;VALUE=DATE:99991231');
    expect(await read('ics')).not.toMatch(/DATE:\d{9}/);
    await owner.api.delete(`/api/jobs/${last.id}`).expect(200);
  });

  it('contain only open jobs, and drop a job as soon as it closes', async () => {
    const hidden = [
      await postJob(owner, { is_active: false, application_deadline: dayFromNow(9) }),
      await postJob(owner, { is_draft: true, application_deadline: dayFromNow(9) }),
      await postExpiredJob(owner),
    ];
    const closing = await postJob(owner, { application_deadline: dayFromNow(9) });
    expect(await addresses()).toEqual([address(closing.id), address(job.id)]);
    await owner.api.post(`/api/jobs/${closing.id}/close`).expect(200);
    for (const format of FORMATS) {
      const text = await read(format);
      const isNamed = ({ id }: { id: number }) => new RegExp(`/careers/${id}\\b`).test(text);
      expect([job, closing, ...hidden].map(isNamed)).toEqual([true, false, false, false, false]);
    }
    expect(await addresses()).toEqual([address(job.id)]);
  });

  it('date a job by its publication, and then list it first', async () => {
    const { title, description, requirements, responsibility, id } = await postJob(owner, { is_draft: true });
    await app.query(`UPDATE jobs SET created_at = now() - interval '9 days' WHERE id = $1`, [id]);
    const texts = { title, description, requirements, responsibility };
    const { body } = await owner.api
      .put(`/api/jobs/${id}`)
      .send({ ...texts, is_draft: false })
      .expect(200);
    const { posted_at, created_at } = body as Required<Job>;
    expect(Date.parse(posted_at) - Date.parse(created_at)).toBeGreaterThan(8 * DAY_MS);
    const date = new Date(posted_at).toUTCString();
    expect((await json()).items[0]).toMatchObject({ id: address(id), date_published: posted_at });
    expect(await read('rss')).toContain(`<pubDate>${date}</pubDate>`);
    expect(await read('xml')).toContain(`<date><![CDATA[${date}]]></date>`);
    await owner.api.post(`/api/jobs/${id}/close`).expect(200);
  });

  it('can be limited to one brand', async () => {
    const other = await postJob(owner, { brand: 'owenas' });
    const named = await postJob(owner, { title: 'Rider at Owenas' });
    const elsewhere = await postJob(owner, { title: 'Rider who knows Owenas', brand: 'ridesmash' });
    expect(await addresses('?brand=smashfood')).toEqual([address(job.id)]);
    expect(await addresses('?brand=owenas')).toEqual([address(named.id), address(other.id)]);
    expect(await addresses('?brand=ridesmash')).toEqual([address(elsewhere.id)]);
    expect(await addresses('?brand=qiimeet')).toEqual([]);
    const companies = childrenOf(parseXml(await read('xml', '?brand=owenas')), 'job').map(
      (entry) => textsOf(entry)['company'],
    );
    expect(companies).toEqual(['Owenas', 'Owenas']);
    expect(await read('rss', '?brand=owenas')).toContain(
      '<link>https://smash.example/careers?brand=owenas</link>',
    );
    expect(await json('?brand=owenas')).toMatchObject({
      title: 'Open positions at Owenas, Smash Technology',
      home_page_url: 'https://smash.example/careers?brand=owenas',
      feed_url: 'https://smash.example/feeds/jobs.json?brand=owenas',
    });
  });

  it.each(FORMATS)('name the brands if an unknown one is asked for: %s', async (format) => {
    const { status, text } = await app.visitor.get(`/feeds/jobs.${format}`).query({ brand: 'uber' });
    expect({ status, text }).toEqual({ status: 400, text: expect.stringContaining('ridesmash, ') });
  });

  it('can be read by pages of other sites', async () => {
    const { headers } = await app.visitor.get('/feeds/jobs.json').expect(200);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-type': 'application/feed+json; charset=utf-8',
    });
  });

  it('can be shown on other sites by a script, which those may load as they may pictures for links, and nothing else', async () => {
    const policyOf = async (file: string) =>
      (await app.visitor.get(file).expect(200)).headers['cross-origin-resource-policy'] as string;
    expect(await policyOf('/embed/jobs.js')).toBe('cross-origin');
    expect(await policyOf('/og/careers.png')).toBe('cross-origin');
    expect(await policyOf('/assets/app-1a2b3c.js')).toBe('same-origin');
  });

  it('can use short addresses, which redirect to the job and keep the channel', async () => {
    const { status, headers } = await app.visitor.get(`/j/${job.id.toString(36)}?src=poster`).redirects(0);
    expect({ status, location: headers['location'] }).toEqual({
      status: 302,
      location: `/careers/${job.id}?src=poster`,
    });
  });
});
