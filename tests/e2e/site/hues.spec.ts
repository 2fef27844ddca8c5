import { expect, test } from '../../support/e2e/test.js';

/** The ray of the banner that a page begins with. */
const rayOf = (html: string): string | undefined => {
  const beforeHeading = html.slice(html.indexOf('<main'), html.indexOf('<h1'));
  return /data-business="(\d+)"/.exec(beforeHeading)?.[1];
};

test('the pages of a business, its jobs and its department have its hue; those of the group have none', async ({
  request,
  api,
}) => {
  const job = await api.createJob({ brand: 'smashwise' });
  for (const [address, ray] of [
    ['/business/smashwise', '4'],
    ['/careers?brand=smashwise', '4'],
    [`/careers/${job.id}`, '4'],
    ['/smashwise-department', '4'],
    ['/ridesmash-department', '0'],
    ['/smash-travels-department', '2'],
    ['/buy-shares', undefined],
    ['/careers', undefined],
    ['/careers?brand=group', undefined],
    ['/media-it-department', undefined],
  ] as const) {
    const html = await (await request.get(address)).text();
    expect.soft(html.match(/<h1[ >]/g), address).toHaveLength(1);
    expect.soft(rayOf(html), address).toBe(ray);
  }
});
